import type { DateField, FieldHook, NumberField, NumberFieldSingleValidation } from 'payload';
import { z } from 'zod';
import { DISCOUNT_TYPE_LABEL, DISCOUNT_TYPES, normalizeDiscountCode } from '#domain/discounts/discount';
import { usesLimit } from '#domain/discounts/discount-changes';
import { discountCode, discountValue } from '#domain/discounts/discount-contract';
import { serverTimeZone } from '#domain/shop-settings/text-hours';
import { endOfDay, startOfDay } from '#domain/wire/day-bounds';
import { refuseBadPeriod } from '../hooks/discounts/period-rule';
import { withRules } from '../hooks/with-rules';
import { adminOnly } from './access';
import { activeField, versionField } from './fields/common-fields';
import { moneyField } from './fields/money-field';
import { choice, row, typed } from './fields/typed-fields';
import { validateWith } from './fields/validate-with';
import { hidden } from './hidden';
import { listed } from './listed';

/** Codes are stored in uppercase, so the unique index ignores case (rule 4.2). */
const upperCaseCode: FieldHook = ({ value }) =>
  typeof value === 'string' ? normalizeDiscountCode(value) : value;

const siblings = z.object({ type: z.enum(DISCOUNT_TYPES).catch('percentage') });

const validValue: NumberFieldSingleValidation = (value, { siblingData }) =>
  validateWith(discountValue(siblings.parse(siblingData).type))(value);

/** Hundredths of a percent or cents, depending on the type (rule 4.1). The editor shows percent or dollars. */
const discountValueField: NumberField = {
  name: 'value',
  type: 'number',
  required: true,
  validate: validValue,
  admin: {
    description: 'Percent off the services, or dollars off the order.',
    components: {
      Field: '/cms/components/amount-fields#DiscountValueField',
      Cell: '/cms/components/cells#DiscountValueCell',
    },
  },
};

const day = z.iso.date();

/** A moment. The editor lets the owner pick it as a day on the shop's clock (rule 29.1). */
const shopDayField = (name: string, label: string, momentOf: (day: string) => string): DateField => ({
  name,
  type: 'date',
  label,
  hooks: {
    beforeValidate: [({ value }) => (day.safeParse(value).success ? momentOf(day.parse(value)) : value)],
  },
  admin: {
    description: "In the shop's time zone. Leave it empty for no limit.",
    components: {
      Field: {
        path: '/cms/components/shop-day-field#ShopDayField',
        clientProps: {
          get timeZone() {
            return serverTimeZone();
          },
        },
      },
    },
  },
});

export const discounts = listed('discounts', ['Discount code', 'Discount codes'], {
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  group: 'Shop',
  columns: ['code', 'type', 'value', 'active', 'createdAt'],
  description: 'Codes customers can enter when they order.',
  defaultSort: '-createdAt',
  ...withRules('discounts', [refuseBadPeriod]),
  fields: [
    versionField,
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      validate: validateWith(discountCode),
      hooks: { beforeValidate: [upperCaseCode] },
      admin: { description: 'At least 3 letters or digits. Saved in capitals.' },
    },
    choice('type', DISCOUNT_TYPE_LABEL, { required: true, defaultValue: 'percentage' }),
    discountValueField,
    row(shopDayField('startsAt', 'First day', startOfDay), shopDayField('endsAt', 'Last day', endOfDay)),
    row(
      typed('number', 'maxUses', usesLimit.nullish(), {
        label: 'Total uses',
        step: 1,
        hint: 'How many orders can use it. Leave it empty for no limit.',
      }),
      typed('number', 'maxUsesPerCustomer', usesLimit.nullish(), {
        label: 'Uses per customer',
        step: 1,
        hint: 'How many orders each customer can use it for. Leave it empty for no limit.',
      }),
      moneyField({
        name: 'minSubtotal',
        label: 'Minimum',
        admin: {
          description: 'The services must add up to at least this much. Leave it empty for no minimum.',
        },
      }),
    ),
    activeField('Customers can use it now.'),
  ],
});

/** The orders that are being placed with a code that has limits (rule 29.4). A row's ID is the code's. */
export const discountHolds = hidden('discount-holds', [
  { name: 'holds', type: 'json', required: true },
  // Goes up with each write, so a write that's based on an older read fails.
  { name: 'round', type: 'number', required: true },
]);
