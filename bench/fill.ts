import { parseEnv } from '#server/platform/environment/env';
import { makeManyCustomers, makeManyEmails, makeManyEntries, makeManyOrders } from './many-orders';

const [orders = 0, emails = 0] = process.argv.slice(2).map(Number);
const settings = parseEnv(process.env);
const { openShop } = await import('#server/platform/process/open-shop');
const { seedCatalogue } = await import('../seed/seed-catalogue');
const { payload } = await openShop(settings);
await seedCatalogue(payload);
const { docs } = await payload.find({
  collection: 'services',
  where: { active: { equals: true } },
  limit: 1,
});
const customerIds = await makeManyCustomers(payload, Math.max(Math.ceil(orders / 4), emails / 10));
await makeManyOrders(payload, { serviceId: docs[0]?.id ?? '', customerIds, count: orders });
await makeManyEntries(payload, orders / 10);
const onList = customerIds.filter((_id, n) => n % 2 === 0);
await makeManyEmails(payload, onList, emails);
await payload.destroy();
