import { cases } from '#domain/testing/cases';
import { sqlOperation } from './time-database';

cases([
  ['select 1', 'select'],
  ['  SELECT "id" from orders', 'select'],
  ['with found as (select 1) select * from found', 'select'],
  ['insert into "orders" values (?)', 'insert'],
  ['UPDATE orders SET a = 1', 'update'],
  ['delete from orders', 'delete'],
  ['PRAGMA cache_size = -4000', 'other'],
  ['BEGIN IMMEDIATE', 'other'],
  ['', 'other'],
])('sqlOperation of %j is %s', ([sql]) => sqlOperation(sql));
