import { formatCount } from '#domain/wire/money';
import { plural } from '#domain/words/plural';

export const noRecentGloves = 'No gloves in 12 weeks';
export const glovesByService = 'Gloves by service';
export const glovesCount = (count: number) =>
  plural(count, { one: '1 glove', other: `${formatCount(count)} gloves` });

export const weekSpan = (from: string, to: string) => `${from} to ${to}`;
export const week = 'Week';
export const ordersAndMoney =
  'Orders and money for each of the last twelve weeks. The table below has the same figures.';
export const payments = 'Payments';
export const loadingTheFigures = 'Loading the figures';
export const last12Weeks = 'The last 12 weeks';
export const minusRefunds = 'in 12 weeks, minus refunds';
export const daysOnBench = 'Days on the bench';
export const noGlovesShipped = 'No gloves shipped in 12 weeks';
export const fromArrivalToShipping = (count: number, shown: string) =>
  `from arrival to shipping, average of ${plural(count, { one: '1 order', other: `${shown} orders` })}`;
export const weekByWeek = 'Week by Week';
export const eachWeek = 'Each week';
export const shippingByMonth = 'Shipping by Month';
export const shippingExplained =
  "What customers paid for shipping, and what labels cost after refunds. Label costs aren't subtracted from payments.";
export const charged = 'Charged';
export const left = 'Left over';
export const servicesByNumber = 'Services by Number';
export const in12Weeks = (rush = 0) => `in 12 weeks${rush > 0 ? `, ${rush} rush` : ''}`;
