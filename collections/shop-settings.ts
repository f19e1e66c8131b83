import type { GlobalConfig, NumberField } from 'payload';
import { DRAWING_DEFAULTS, drawingDay, drawingPrize } from '#domain/drawings/drawing';
import { workAmount, workDescription } from '#domain/orders/extra-work-contract';
import { NUMBER_PLACE } from '#domain/orders/packing-steps';
import { RESTOCK_DAYS } from '#domain/orders/ready-by';
import { OWNER_TEXT_HELP } from '#domain/pages/owner-text';
import { PAGES } from '#domain/pages/pages';
import type { ShopFace } from '#domain/shop-settings/shop-face';
import { shopSettingRules } from '#domain/shop-settings/shop-settings';
import { stageSettings } from '../hooks/audit/stage-changes';
import { dropShopSettings, orDefault } from '../hooks/shop-settings';
import { ownerOnly } from './access';
import { aboutFields, faceFields } from './fields/face-fields';
import { moneyField } from './fields/money-field';
import { validateWith } from './fields/validate-with';

type Figure = 'turnaroundDays' | 'reminderHours' | 'closeAfterDays';
type Text = Exclude<
  keyof typeof shopSettingRules,
  | Figure
  | 'shippingFee'
  | 'managerRefundLimit'
  | 'ownerEmail'
  | 'sharePicture'
  | 'extraWorkTemplates'
  | keyof ShopFace
>;

// No default in the database: a column of it would have to be migrated with every change of the shop's own words.
const words = (name: Text, label: string, description: string) => ({
  name,
  label,
  validate: validateWith(shopSettingRules[name]),
  hooks: { afterRead: [orDefault(name)] },
  admin: { description },
});

const figure = (name: Figure, label: string, description: string): NumberField => ({
  name,
  type: 'number',
  label,
  validate: validateWith(shopSettingRules[name]),
  hooks: { afterRead: [orDefault(name)] },
  admin: { description },
});

/** What the owner sets for the whole shop; pages and mails show it. */
export const shopSettings: GlobalConfig = {
  slug: 'shop-settings',
  label: 'Shop settings',
  access: { read: ownerOnly, update: ownerOnly },
  admin: { group: 'Shop', hideAPIURL: true },
  lockDocuments: false,
  hooks: { beforeChange: [stageSettings], afterChange: [dropShopSettings] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Shop',
          fields: [
            ...faceFields,
            {
              type: 'textarea',
              ...words('address', 'Address', 'Where gloves are sent and brought, line by line.'),
            },
            {
              type: 'textarea',
              ...words('openingHours', 'Opening hours', 'As customers read them, line by line.'),
            },
            {
              type: 'row',
              fields: [
                figure(
                  'turnaroundDays',
                  'Turnaround in days',
                  `From the day a glove arrives. A lace color low in stock adds ${RESTOCK_DAYS.min} to ${RESTOCK_DAYS.max} days.`,
                ),
                {
                  ...moneyField({
                    name: 'shippingFee',
                    label: 'Return shipping',
                    admin: {
                      description: 'What sending a glove back costs, in every new order that is shipped.',
                    },
                  }),
                  hooks: { afterRead: [orDefault('shippingFee')] },
                },
                {
                  name: 'ownerEmail',
                  type: 'email',
                  label: 'Your e-mail',
                  validate: validateWith(shopSettingRules.ownerEmail),
                  admin: {
                    description:
                      'Notices of new orders and answers of customers go here. Empty: to the address the shop was set up with.',
                  },
                },
              ],
            },
          ],
        },
        {
          label: 'People and reviews',
          description:
            'One section of the home page, Who works on your glove. What you leave out shows nowhere; without any of it there is no section.',
          fields: aboutFields,
        },
        {
          label: 'Unpaid orders',
          description: 'Orders to be paid online that nobody has paid. 0 is never. Paying stops it all.',
          fields: [
            {
              type: 'row',
              fields: [
                figure(
                  'reminderHours',
                  'Reminder after hours',
                  'The customer gets the link to pay once more.',
                ),
                figure(
                  'closeAfterDays',
                  'Canceled after days',
                  'A last reminder goes out a day before. Money that comes later opens the order again.',
                ),
              ],
            },
          ],
        },
        {
          label: 'Staff',
          description: 'Whom you let in, and as what, stands in the dashboard under Staff.',
          fields: [
            {
              ...moneyField({
                name: 'managerRefundLimit',
                label: 'Refunds of managers',
                admin: { description: 'The most that a manager gives back at once. What is above is yours.' },
              }),
              hooks: { afterRead: [orDefault('managerRefundLimit')] },
            },
          ],
        },
        {
          label: 'Extra work',
          description:
            'What you find often on the bench. The order in the dashboard offers these when you propose extra work; each can be changed there.',
          fields: [
            {
              name: 'extraWorkTemplates',
              type: 'array',
              label: 'Frequent findings',
              labels: { singular: 'Finding', plural: 'Findings' },
              maxRows: 50,
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'name',
                      type: 'text',
                      required: true,
                      validate: validateWith(workDescription),
                      admin: { description: 'How you find it in the list.' },
                    },
                    moneyField({ name: 'amount', label: 'Amount', required: true, amounts: workAmount }),
                  ],
                },
                {
                  name: 'description',
                  type: 'text',
                  required: true,
                  validate: validateWith(workDescription),
                  admin: { description: 'What the customer reads.' },
                },
              ],
            },
          ],
        },
        {
          label: 'Home page',
          fields: [
            { type: 'text', ...words('heroTitle', 'Headline', 'The first words a visitor reads.') },
            { type: 'textarea', ...words('heroText', 'Text below the headline', 'Two or three sentences.') },
            {
              name: 'sharePicture',
              type: 'text',
              label: 'Picture for links',
              validate: validateWith(shopSettingRules.sharePicture),
              admin: {
                description:
                  'Messengers and social networks show it beside a link to the shop, cut to 1200 by 630 pixels. None: the shop draws one.',
                components: { Field: '/cms/components/image-field#ImageField' },
              },
            },
          ],
        },
        {
          label: 'Instructions',
          description:
            'What the mails with shipping and drop-off instructions say, around address, hours and order number.',
          fields: [
            {
              type: 'textarea',
              ...words('shippingIntro', 'Shipping: before the address', 'After "Hi" and the name.'),
            },
            {
              type: 'textarea',
              ...words(
                'packingSteps',
                'How to pack',
                `One step per line. ${NUMBER_PLACE} becomes the number of the order. The confirmation page shows it too.`,
              ),
            },
            {
              type: 'textarea',
              ...words('shippingClosing', 'Shipping: at the end', 'The last words of the mail.'),
            },
            {
              type: 'textarea',
              ...words('dropoffIntro', 'Drop-off: before the address', 'After "Hi" and the name.'),
            },
            {
              type: 'textarea',
              ...words('dropoffClosing', 'Drop-off: at the end', 'The last words of the mail.'),
            },
          ],
        },
        {
          label: 'Privacy and terms',
          description: `Each is a page of its own, which footer and cookie notice lead to; while a text is empty there is no such page. ${OWNER_TEXT_HELP}`,
          fields: [
            { type: 'textarea', ...words('privacy', 'Privacy', `Shown at ${PAGES.privacy}.`) },
            { type: 'textarea', ...words('terms', 'Terms', `Shown at ${PAGES.terms}.`) },
          ],
        },
        {
          label: 'Monthly drawing',
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'drawingPrize',
                  type: 'text',
                  label: 'Prize of the monthly drawing',
                  required: true,
                  defaultValue: DRAWING_DEFAULTS.prize,
                  validate: validateWith(drawingPrize),
                  admin: { description: 'The winner reads it in the mail.' },
                },
                {
                  name: 'drawingDay',
                  type: 'number',
                  label: 'Day of the drawing',
                  required: true,
                  defaultValue: DRAWING_DEFAULTS.day,
                  validate: validateWith(drawingDay),
                  admin: { description: 'Day of the month, 1 to 28. Each month has one winner.' },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
