export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Fri". It doesn't use Intl, because a browser's first Intl call takes as long as the rest of the page. */
export function weekdayOf(value: string): string {
  const [year = 0, month = 1, date = 1] = value.split('-').map(Number);
  return WEEKDAYS[new Date(Date.UTC(year, month - 1, date)).getUTCDay()] ?? '';
}

/** "Fri, Dec 11". */
export const formatDay = (value: string) => `${weekdayOf(value)}, ${formatMonthDay(value)}`;

/** "Nov 27". */
export function formatMonthDay(value: string): string {
  const [, month = 1, date = 1] = value.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}`;
}

/** "Nov 27, 2026". */
export function formatDate(value: string): string {
  return `${formatMonthDay(value)}, ${Number(value.split('-')[0])}`;
}

const DATE = /((?:[A-Z]\w\w, )?[A-Z][a-z]{2} \d\d?\b(?:, \d{4})?)/;

/** Splits a text around the dates in it. Every second piece is a date. */
export const splitAtDates = (text: string): string[] => text.split(DATE);
