import { cases } from '#domain/testing/cases';
import { dashboardPlace } from './dashboard-link';

const ID = '3f2a91c4-0000-4000-8000-000000000000';

cases([
  [undefined, '/admin'],
  [[], '/admin'],
  [['account'], '/admin'],
  [['globals', 'shop-settings'], '/admin/settings'],
  [['collections', 'media'], '/admin'],
  [['collections', 'outbox', ID], '/admin'],
  [['collections', 'orders'], '/admin?tab=orders'],
  [['collections', 'orders', 'create'], '/admin?tab=orders'],
  [['collections', 'orders', ID], `/admin?tab=orders&order=${ID}`],
  [['collections', 'orders', ID, 'api'], `/admin?tab=orders&order=${ID}`],
  [['collections', 'customers', ID], '/admin?tab=customers'],
  [['collections', 'messages'], '/admin?tab=messages'],
  [['collections', 'questions'], '/admin?tab=messages'],
  [['collections', 'questions', ID], `/admin?tab=messages&question=${ID}`],
  [['collections', 'services'], '/admin?tab=services'],
  [['collections', 'discounts', ID], '/admin?tab=discounts'],
  [['collections', 'lace-colors'], '/admin?tab=laces'],
  [['collections', 'gallery'], '/admin?tab=gallery'],
])('dashboardPlace leads from %j in the editor to %s', ([segments]) => dashboardPlace(segments));
