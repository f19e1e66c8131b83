import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { emailHandlers } from '#server/email/email-handlers';
import { createLimits } from '#server/platform/limits/limits';
import { drainOutbox } from '#server/platform/outbox/worker';
import { type Email, readOutbox } from './emails';
import { makeAllDue } from './outbox-rows';
import { ADMIN, type TestShop } from './test-shop';

/** The address that links in delivered mails start with. */
export const SITE = 'https://gloves.example';

/** Sends what is due now, as the shop's worker would. */
export function drain({ payload, settings }: TestShop): Promise<void> {
  const limits = createLimits(payload, settings.RATE_LIMITS);
  return drainOutbox(payload, emailHandlers({ payload, siteUrl: SITE, ownerEmail: ADMIN.email, limits }));
}

/** Delivers what is due now, in as many rounds as events take, and hands back all mails so far. */
export async function deliverDue(shop: TestShop): Promise<Email[]> {
  for (let round = 0; round < 2; round += 1) await drain(shop);
  return readOutbox(shop.dataDir);
}

/** Lets every pause be over, those of the mails that an event leads to as well, and hands back all mails so far. */
export async function deliver(shop: TestShop): Promise<Email[]> {
  for (let round = 0; round < 2; round += 1) {
    await makeAllDue(shop.payload);
    await drain(shop);
  }
  return readOutbox(shop.dataDir);
}

/** Takes away the mails that were delivered; the outbox still knows of them. */
export async function collectEmails({ dataDir }: TestShop): Promise<Email[]> {
  const emails = await readOutbox(dataDir);
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
  return emails;
}

/** Forgets every mail, delivered or waiting. */
export async function emptyMailbox(shop: TestShop): Promise<void> {
  await shop.payload.db.deleteMany({ collection: 'outbox', where: {} });
  await collectEmails(shop);
}
