import { orderNumber } from '../orders/order-number';

interface OrderPerson {
  id: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
}

interface CustomerPerson {
  name: string;
  email: string;
  phone?: string | null;
}

const digits = (phone: string) => phone.replace(/\D/g, '');
const joined = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ').toLowerCase();

/** An order's search text: number, name, email, and phone, as typed and as digits only. */
export function orderSearchText({ id, customerName, customerEmail, customerPhone }: OrderPerson): string {
  return joined([`#${orderNumber(id)}`, customerName, customerEmail, customerPhone, digits(customerPhone)]);
}

/** A customer's search text: name, email, and phone, as typed and as digits only. */
export function customerSearchText({ name, email, phone }: CustomerPerson): string {
  return joined([name, email, phone, phone && digits(phone)]);
}

const PHONE_PUNCTUATION = /^[\d\s()+./-]*$/;
const PHONE_DIGITS_MIN = 4;

const ORDER_ID = /^#?[0-9a-f]{8}-[0-9a-f-]*$/;
const ORDER_NUMBER_LENGTH = 8;

/** The term to search for. It finds phone numbers in any format, and orders by full ID too. */
export function searchTerm(typed: string): string {
  const term = typed.trim().toLowerCase();
  if (ORDER_ID.test(term)) return `#${term.replace('#', '').slice(0, ORDER_NUMBER_LENGTH)}`;
  const number = digits(term);
  return PHONE_PUNCTUATION.test(term) && number.length >= PHONE_DIGITS_MIN ? number : term;
}
