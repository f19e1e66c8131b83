import { cases } from '#domain/testing/cases';
import { type Command, matching } from './command';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  group: 'Go to',
  label,
  run: () => undefined,
  ...more,
});
const COMMANDS = [
  command('Orders'),
  command('Overdue', { group: 'Views of the orders' }),
  command('Shop settings', { keywords: 'name address privacy' }),
];

cases([
  ['', ['Orders', 'Overdue', 'Shop settings']],
  ['ORDERS', ['Orders', 'Overdue']],
  ['orders due', ['Overdue']],
  ['priv', ['Shop settings']],
  ['nothing', []],
])('"%s" finds %j', ([typed]) => matching(COMMANDS, typed).map(({ label }) => label));
