// Nothing here uses Intl. Its first use takes a browser as long as the rest of the page, and a server 8 MB.

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** "Fri". */
export function weekdayOf(value: string): string {
  const [year = 0, month = 1, date = 1] = value.split('-').map(Number);
  return WEEKDAYS[new Date(Date.UTC(year, month - 1, date)).getUTCDay()] ?? '';
}

/** "Fri, Dec 11". */
export const formatDay = (value: string) => `${weekdayOf(value)}, ${formatMonthDay(value)}`;

/** "Nov 27". */
export function formatMonthDay(value: string): string {
  const [, month = 1, date = 1] = value.split('-').map(Number);
  return `${MONTHS[month - 1]?.slice(0, 3)} ${date}`;
}

/** "Nov 27, 2026". */
export function formatDate(value: string): string {
  return `${formatMonthDay(value)}, ${Number(value.split('-')[0])}`;
}

/** "November 2026". */
export function monthName(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  return `${MONTHS[Number(number) - 1]} ${year}`;
}

/** "2:05 PM", from "14:05". */
export function formatTime(value: string): string {
  const [hour = 0, minute = 0] = value.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const DATE = /((?:[A-Z]\w\w, )?[A-Z][a-z]{2} \d\d?\b(?:, \d{4})?)/;

/** Splits a text around the dates in it. Every second piece is a date. */
export const splitAtDates = (text: string): string[] => text.split(DATE);
