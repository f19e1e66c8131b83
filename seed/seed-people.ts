import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { demoId } from './demo-id';
import { demoCustomers, demoOrders } from './demo-people';
import { isStored } from './is-stored';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A few customers, whose passwords nobody knows, and an order in every status. */
export async function seedPeople(payload: Payload): Promise<void> {
  for (const customer of demoCustomers) {
    const id = demoId(`customer ${customer.email}`);
    if (await isStored(payload, 'customers', id)) continue;
    await payload.create({
      collection: 'customers',
      data: { ...customer, id, password: randomUUID() },
      // Nobody reads the mail of people who do not exist.
      context: { withoutWelcome: true },
    });
  }
  for (const [index, order] of demoOrders.entries()) {
    const id = demoId(`order ${index}`);
    const customer = demoCustomers.find(({ email }) => email === order.customer);
    if (!customer || (await isStored(payload, 'orders', id))) continue;
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
}
