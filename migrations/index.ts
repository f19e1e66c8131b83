import * as migration_20261121_141625_initial from './20261121_141625_initial';
import * as migration_20261121_164217_order_list_filters from './20261121_164217_order_list_filters';
import * as migration_20261121_192849_shop_settings from './20261121_192849_shop_settings';
import * as migration_20261122_022110_mail_bounds from './20261122_022110_mail_bounds';

export const migrations = [
  {
    up: migration_20261121_141625_initial.up,
    down: migration_20261121_141625_initial.down,
    name: '20261121_141625_initial',
  },
  {
    up: migration_20261121_164217_order_list_filters.up,
    down: migration_20261121_164217_order_list_filters.down,
    name: '20261121_164217_order_list_filters',
  },
  {
    up: migration_20261121_192849_shop_settings.up,
    down: migration_20261121_192849_shop_settings.down,
    name: '20261121_192849_shop_settings',
  },
  {
    up: migration_20261122_022110_mail_bounds.up,
    down: migration_20261122_022110_mail_bounds.down,
    name: '20261122_022110_mail_bounds'
  },
];
