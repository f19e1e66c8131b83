import { formatCount } from '#domain/wire/money';
import { plural } from '#domain/words/plural';

export const shop = 'Shop';
export const shopLinks = 'Shop pages';
export const pages = 'Pages';
export const andCommands = ' and commands';
export const ctrlK = 'Ctrl K';

export const yourMenu = (name: string) => `${name}, your menu`;

export const makeShopYoursLeft = (count: number) => `Make the shop yours (${count})`;
export const makeShopYours = 'Make the shop yours';

export const create = 'Create';
export const anOrder = ' Order';
export const more = 'More';
export const messagesWaiting = (count: number) =>
  plural(count, {
    one: 'Messages, 1 question waiting',
    other: `Messages, ${formatCount(count)} questions waiting`,
  });
