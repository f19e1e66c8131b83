import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mailHandlers } from '#server/mail/mail-handlers';
import { createLimits } from '#server/platform/limits/limits';
import { drainOutbox } from '#server/platform/outbox/worker';
import { type Mail, readOutbox } from './mails';
import { makeAllDue } from './outbox-rows';
import { ADMIN, type TestShop } from './test-shop';

/** The address that links in delivered mails start with. */
export const SITE = 'https://gloves.example';

/** Sends what is due now, as the shop's worker would. */
export function drain({ payload, settings }: TestShop): Promise<void> {
  const limits = createLimits(payload, settings.RATE_LIMITS);
  return drainOutbox(payload, mailHandlers({ payload, siteUrl: SITE, ownerEmail: ADMIN.email, limits }));
}

/** Delivers what is due now, in as many rounds as events take, and hands back all mails so far. */
export async function deliverDue(shop: TestShop): Promise<Mail[]> {
  for (let round = 0; round < 2; round += 1) await drain(shop);
  return readOutbox(shop.dataDir);
}

/** Lets every pause be over, those of the mails that an event leads to as well, and hands back all mails so far. */
export async function deliver(shop: TestShop): Promise<Mail[]> {
  for (let round = 0; round < 2; round += 1) {
    await makeAllDue(shop.payload);
    await drain(shop);
  }
  return readOutbox(shop.dataDir);
}

/** Takes away the mails that were delivered; the outbox still knows of them. */
export async function collectMails({ dataDir }: TestShop): Promise<Mail[]> {
  const mails = await readOutbox(dataDir);
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
  return mails;
}

/** Forgets every mail, delivered or waiting. */
export async function emptyMailbox(shop: TestShop): Promise<void> {
  await shop.payload.db.deleteMany({ collection: 'outbox', where: {} });
  await collectMails(shop);
}
