import * as migration_20261121_141625_initial from './20261121_141625_initial';
import * as migration_20261121_164217_order_list_filters from './20261121_164217_order_list_filters';
import * as migration_20261121_192849_shop_settings from './20261121_192849_shop_settings';
import * as migration_20261122_032335_closed_doors from './20261122_032335_closed_doors';
import * as migration_20261122_084955_versions from './20261122_084955_versions';
import * as migration_20261122_085515_sessions from './20261122_085515_sessions';
import * as migration_20261122_132219_public_pages from './20261122_132219_public_pages';
import * as migration_20261123_010534_after_the_order from './20261123_010534_after_the_order';
import * as migration_20261123_035413_money_after_the_order from './20261123_035413_money_after_the_order';
import * as migration_20261123_045906_extra_work_templates from './20261123_045906_extra_work_templates';
import * as migration_20261123_051912_books from './20261123_051912_books';
import * as migration_20261123_052427_refunds from './20261123_052427_refunds';
import * as migration_20261123_080054_sample_albums from './20261123_080054_sample_albums';
import * as migration_20261123_123609_face_and_services from './20261123_123609_face_and_services';
import * as migration_20261123_141758_questions from './20261123_141758_questions';
import * as migration_20261123_213842_workbench from './20261123_213842_workbench';
import * as migration_20261125_222808_push_notifications from './20261125_222808_push_notifications';
import * as migration_20261126_012659_health from './20261126_012659_health';
import * as migration_20261126_012720_discounts_and_addresses from './20261126_012720_discounts_and_addresses';
import * as migration_20261126_012823_packages from './20261126_012823_packages';
import * as migration_20261126_013030_turnaround_and_rush from './20261126_013030_turnaround_and_rush';
import * as migration_20261126_013110_packages_of_orders from './20261126_013110_packages_of_orders';
import * as migration_20261126_020615_shop_keys from './20261126_020615_shop_keys';
import * as migration_20261126_062820_conversation_and_proof from './20261126_062820_conversation_and_proof';
import * as migration_20261126_084922_large_lists from './20261126_084922_large_lists';
import * as migration_20261126_130905_owing_and_bench_indexes from './20261126_130905_owing_and_bench_indexes';

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
    up: migration_20261122_032335_closed_doors.up,
    down: migration_20261122_032335_closed_doors.down,
    name: '20261122_032335_closed_doors',
  },
  {
    up: migration_20261122_084955_versions.up,
    down: migration_20261122_084955_versions.down,
    name: '20261122_084955_versions',
  },
  {
    up: migration_20261122_085515_sessions.up,
    down: migration_20261122_085515_sessions.down,
    name: '20261122_085515_sessions',
  },
  {
    up: migration_20261122_132219_public_pages.up,
    down: migration_20261122_132219_public_pages.down,
    name: '20261122_132219_public_pages',
  },
  {
    up: migration_20261123_010534_after_the_order.up,
    down: migration_20261123_010534_after_the_order.down,
    name: '20261123_010534_after_the_order',
  },
  {
    up: migration_20261123_035413_money_after_the_order.up,
    down: migration_20261123_035413_money_after_the_order.down,
    name: '20261123_035413_money_after_the_order',
  },
  {
    up: migration_20261123_045906_extra_work_templates.up,
    down: migration_20261123_045906_extra_work_templates.down,
    name: '20261123_045906_extra_work_templates',
  },
  {
    up: migration_20261123_051912_books.up,
    down: migration_20261123_051912_books.down,
    name: '20261123_051912_books',
  },
  {
    up: migration_20261123_052427_refunds.up,
    down: migration_20261123_052427_refunds.down,
    name: '20261123_052427_refunds',
  },
  {
    up: migration_20261123_080054_sample_albums.up,
    down: migration_20261123_080054_sample_albums.down,
    name: '20261123_080054_sample_albums',
  },
  {
    up: migration_20261123_123609_face_and_services.up,
    down: migration_20261123_123609_face_and_services.down,
    name: '20261123_123609_face_and_services',
  },
  {
    up: migration_20261123_141758_questions.up,
    down: migration_20261123_141758_questions.down,
    name: '20261123_141758_questions',
  },
  {
    up: migration_20261123_213842_workbench.up,
    down: migration_20261123_213842_workbench.down,
    name: '20261123_213842_workbench',
  },
  {
    up: migration_20261125_222808_push_notifications.up,
    down: migration_20261125_222808_push_notifications.down,
    name: '20261125_222808_push_notifications',
  },
  {
    up: migration_20261126_012659_health.up,
    down: migration_20261126_012659_health.down,
    name: '20261126_012659_health',
  },
  {
    up: migration_20261126_012720_discounts_and_addresses.up,
    down: migration_20261126_012720_discounts_and_addresses.down,
    name: '20261126_012720_discounts_and_addresses',
  },
  {
    up: migration_20261126_012823_packages.up,
    down: migration_20261126_012823_packages.down,
    name: '20261126_012823_packages',
  },
  {
    up: migration_20261126_013030_turnaround_and_rush.up,
    down: migration_20261126_013030_turnaround_and_rush.down,
    name: '20261126_013030_turnaround_and_rush',
  },
  {
    up: migration_20261126_013110_packages_of_orders.up,
    down: migration_20261126_013110_packages_of_orders.down,
    name: '20261126_013110_packages_of_orders',
  },
  {
    up: migration_20261126_020615_shop_keys.up,
    down: migration_20261126_020615_shop_keys.down,
    name: '20261126_020615_shop_keys',
  },
  {
    up: migration_20261126_062820_conversation_and_proof.up,
    down: migration_20261126_062820_conversation_and_proof.down,
    name: '20261126_062820_conversation_and_proof',
  },
  {
    up: migration_20261126_084922_large_lists.up,
    down: migration_20261126_084922_large_lists.down,
    name: '20261126_084922_large_lists',
  },
  {
    up: migration_20261126_130905_owing_and_bench_indexes.up,
    down: migration_20261126_130905_owing_and_bench_indexes.down,
    name: '20261126_130905_owing_and_bench_indexes'
  },
];
