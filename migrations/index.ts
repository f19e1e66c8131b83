import m20261121_141625_initial from './20261121_141625_initial';
import m20261121_164217_order_list_filters from './20261121_164217_order_list_filters';
import m20261121_192849_shop_settings from './20261121_192849_shop_settings';
import m20261122_032335_closed_doors from './20261122_032335_closed_doors';
import m20261122_084955_versions from './20261122_084955_versions';
import m20261122_085515_sessions from './20261122_085515_sessions';
import m20261122_132219_public_pages from './20261122_132219_public_pages';
import m20261123_010534_after_the_order from './20261123_010534_after_the_order';
import m20261123_035413_money_after_the_order from './20261123_035413_money_after_the_order';
import m20261123_045906_extra_work_templates from './20261123_045906_extra_work_templates';
import m20261123_051912_books from './20261123_051912_books';
import m20261123_052427_refunds from './20261123_052427_refunds';
import m20261123_080054_sample_albums from './20261123_080054_sample_albums';
import m20261123_123609_face_and_services from './20261123_123609_face_and_services';
import m20261123_141758_questions from './20261123_141758_questions';
import m20261123_213842_workbench from './20261123_213842_workbench';
import m20261125_222808_push_notifications from './20261125_222808_push_notifications';
import m20261126_012659_health from './20261126_012659_health';
import m20261126_012720_discounts_and_addresses from './20261126_012720_discounts_and_addresses';
import m20261126_012823_packages from './20261126_012823_packages';
import m20261126_013030_turnaround_and_rush from './20261126_013030_turnaround_and_rush';
import m20261126_013110_packages_of_orders from './20261126_013110_packages_of_orders';
import m20261126_020615_shop_keys from './20261126_020615_shop_keys';
import m20261126_062820_conversation_and_proof from './20261126_062820_conversation_and_proof';
import m20261126_084922_large_lists from './20261126_084922_large_lists';
import m20261126_130905_owing_and_bench_indexes from './20261126_130905_owing_and_bench_indexes';
import m20261129_020310_reset_token_index from './20261129_020310_reset_token_index';

export const migrations = [
  { name: '20261121_141625_initial', statements: m20261121_141625_initial },
  { name: '20261121_164217_order_list_filters', statements: m20261121_164217_order_list_filters },
  { name: '20261121_192849_shop_settings', statements: m20261121_192849_shop_settings },
  { name: '20261122_032335_closed_doors', statements: m20261122_032335_closed_doors },
  { name: '20261122_084955_versions', statements: m20261122_084955_versions },
  { name: '20261122_085515_sessions', statements: m20261122_085515_sessions },
  { name: '20261122_132219_public_pages', statements: m20261122_132219_public_pages },
  { name: '20261123_010534_after_the_order', statements: m20261123_010534_after_the_order },
  { name: '20261123_035413_money_after_the_order', statements: m20261123_035413_money_after_the_order },
  { name: '20261123_045906_extra_work_templates', statements: m20261123_045906_extra_work_templates },
  { name: '20261123_051912_books', statements: m20261123_051912_books },
  { name: '20261123_052427_refunds', statements: m20261123_052427_refunds },
  { name: '20261123_080054_sample_albums', statements: m20261123_080054_sample_albums },
  { name: '20261123_123609_face_and_services', statements: m20261123_123609_face_and_services },
  { name: '20261123_141758_questions', statements: m20261123_141758_questions },
  { name: '20261123_213842_workbench', statements: m20261123_213842_workbench },
  { name: '20261125_222808_push_notifications', statements: m20261125_222808_push_notifications },
  { name: '20261126_012659_health', statements: m20261126_012659_health },
  { name: '20261126_012720_discounts_and_addresses', statements: m20261126_012720_discounts_and_addresses },
  { name: '20261126_012823_packages', statements: m20261126_012823_packages },
  { name: '20261126_013030_turnaround_and_rush', statements: m20261126_013030_turnaround_and_rush },
  { name: '20261126_013110_packages_of_orders', statements: m20261126_013110_packages_of_orders },
  { name: '20261126_020615_shop_keys', statements: m20261126_020615_shop_keys },
  { name: '20261126_062820_conversation_and_proof', statements: m20261126_062820_conversation_and_proof },
  { name: '20261126_084922_large_lists', statements: m20261126_084922_large_lists },
  { name: '20261126_130905_owing_and_bench_indexes', statements: m20261126_130905_owing_and_bench_indexes },
  { name: '20261129_020310_reset_token_index', statements: m20261129_020310_reset_token_index },
];
