import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { emailHandlers } from '#server/email/email-handlers';
import { emailSettings } from '#server/email/email-settings';
import { createLimits } from '#server/platform/limits/limits';
import { drainOutbox } from '#server/platform/outbox/worker';
import { type Email, readOutbox } from './emails';
import { makeAllDue } from './outbox-rows';
import { ADMIN, type TestShop } from './test-shop';

export const SITE = 'https://gloves.example';

/** Sends the due emails once, like the shop's worker. */
export function drain({ payload, settings }: TestShop): Promise<void> {
  const limits = createLimits(payload, settings.RATE_LIMITS);
  const handlers = emailHandlers({
    ...emailSettings(payload, settings),
    ...{ siteUrl: SITE, ownerEmail: ADMIN.email, limits },
  });
  return drainOutbox(payload, handlers);
}

/** Sends the due emails and those they lead to. Returns all emails so far. */
export async function deliverDue(shop: TestShop): Promise<Email[]> {
  for (let round = 0; round < 2; round += 1) await drain(shop);
  return readOutbox(shop.dataDir);
}

/** Sends all waiting emails and those they lead to, without their delays. Returns all emails so far. */
export async function deliver(shop: TestShop): Promise<Email[]> {
  for (let round = 0; round < 2; round += 1) {
    await makeAllDue(shop.payload);
    await drain(shop);
  }
  return readOutbox(shop.dataDir);
}

/** Removes and returns the delivered emails. Their outbox rows stay. */
export async function collectEmails({ dataDir }: TestShop): Promise<Email[]> {
  const emails = await readOutbox(dataDir);
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
  return emails;
}

/** Deletes all emails, delivered or waiting. */
export async function emptyMailbox(shop: TestShop): Promise<void> {
  await shop.payload.db.deleteMany({ collection: 'outbox', where: {} });
  await collectEmails(shop);
}
