import { startProgram } from './processes';
import { measureReads } from './reads';

const shop = await startProgram({ DATA_DIR: '/tmp/cost-bench' });
console.log(shop.start);
await measureReads(shop, (l) => console.log(l));
console.log(shop.memory());
await shop.stop();
process.exit(0);
