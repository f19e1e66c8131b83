import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { demoCustomers, demoOrders } from './demo-people';
import { demoId, storeOnce } from './store-once';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A few customers, whose passwords nobody knows, and an order in every status. */
export async function seedPeople(payload: Payload): Promise<void> {
  for (const customer of demoCustomers) {
    const id = demoId(`customer ${customer.email}`);
    // Nobody reads the mail of people who do not exist.
    const data = { ...customer, id, password: randomUUID(), isWelcomed: true };
    await storeOnce({
      payload,
      collection: 'customers',
      id,
      make: () => payload.create({ collection: 'customers', data }),
    });
  }
  for (const [index, order] of demoOrders.entries()) {
    const id = demoId(`order ${index}`);
    await storeOnce({ payload, collection: 'orders', id, make: () => makeOrder(payload, id, order) });
  }
}

async function makeOrder(payload: Payload, id: string, order: (typeof demoOrders)[number]): Promise<void> {
  const customer = demoCustomers.find(({ email }) => email === order.customer);
  if (!customer) throw new Error(`no demo customer has the email ${order.customer}`);
  const { gloves, customer: _email, daysAgo, ...data } = order;
  await payload.create({
    collection: 'orders',
    data: {
      ...data,
      id,
      idempotencyKey: id,
      customer: demoId(`customer ${customer.email}`),
      customerName: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone,
      createdAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
      items: gloves.map(({ service, lace, details, instructions }) => ({
        serviceId: demoId(`service ${service}`),
        laceColorId: lace ? demoId(`lace ${lace}`) : null,
        gloveDetails: details,
        specialInstructions: instructions ?? null,
      })),
    },
  });
}
