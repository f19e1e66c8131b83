import type { TextareaField, TextareaFieldValidation } from 'payload';
import { text } from '#domain/customers/person';
import { MESSAGES } from '#domain/words/messages';
import { validateWith } from './validate-with';

const validText = validateWith(text.nullish());

const requiredWhenShipping: TextareaFieldValidation = (value, { data }) => {
  const ships = typeof data === 'object' && 'deliveryMethod' in data && data.deliveryMethod === 'ship';
  return ships && !value?.trim() ? MESSAGES.addressRequired : validText(value);
};

/** Where the glove goes back to (rule 6.4). */
export const shippingAddressField: TextareaField = {
  name: 'shippingAddress',
  type: 'textarea',
  validate: requiredWhenShipping,
  admin: {
    rows: 2,
    condition: (data) => data?.deliveryMethod === 'ship',
    description: 'Street, then city, state and zip on a second line.',
  },
};
