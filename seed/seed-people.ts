import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { hashPassword } from '#server/accounts/password';
import { createByRules } from '#server/platform/database/change-if';
import { demoOrders } from './demo-orders';
import { demoEmail, demoPeople, demoQuestions } from './demo-people';
import { atHome, atShop } from './demo-times';
import { demoId, storeOnce } from './store-once';

/** Creates the demo customers' accounts, as old as their first orders. Nobody knows their password. */
export async function seedPeople(payload: Payload, now: Date): Promise<void> {
  // All of them share one hash, because each takes a tenth of a second.
  const secret = await hashPassword(randomUUID());
  for (const { name, phone, account } of demoPeople) {
    if (!account) continue;
    const id = demoId(`customer ${name}`);
    const since = Math.max(...demoOrders.filter(({ by }) => by === name).map(({ ago }) => ago));
    const createdAt = atHome(now, since + 1, 0.6).toISOString();
    const mailingListOptIn = account === 'on-list';
    const data = { id, name, phone, email: demoEmail(name), mailingListOptIn, createdAt, ...secret };
    await storeOnce({
      payload,
      collection: 'customers',
      id,
      make: () => createByRules(payload, 'customers', data, { role: 'shop' }),
    });
  }
}

/** Stores the demo questions without any email. */
export async function seedQuestions(payload: Payload, now: Date): Promise<void> {
  for (const [number, { name, asked, text, answer }] of demoQuestions.entries()) {
    const id = demoId(`question ${number}`);
    const createdAt = atHome(now, asked, 0.8).toISOString();
    const data = {
      id,
      email: demoEmail(name),
      text,
      createdAt,
      ...(answer
        ? { answer: answer.text, answeredAt: atShop(now, answer.ago, 0.5).toISOString() }
        : { unansweredSince: createdAt }),
    };
    await storeOnce({
      payload,
      collection: 'questions',
      id,
      make: () => createByRules(payload, 'questions', data, { role: 'customer' }, ['email-about-question']),
    });
  }
}
