import type { Field, GlobalConfig } from 'payload';
import { DRAWING_DEFAULTS, drawingDay, drawingPrize } from '#domain/drawings/drawing';
import { workAmount, workDescription } from '#domain/orders/extra-work-contract';
import { NUMBER_PLACEHOLDER } from '#domain/orders/packing-steps';
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
import { IMAGE, row, typed } from './fields/typed-fields';

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

// No default in the database, because every change to the default texts would need a migration.
const setting =
  <Type extends 'text' | 'textarea' | 'number'>(type: Type) =>
  (name: Text | Figure, label: string, hint: string) =>
    typed(type, name, shopSettingRules[name], { label, hint, afterRead: orDefault(name) });
const line = setting('text');
const words = setting('textarea');
const figure = setting('number');

const money = (name: 'shippingFee' | 'managerRefundLimit', label: string, description: string): Field => ({
  ...moneyField({ name, label, admin: { description } }),
  hooks: { afterRead: [orDefault(name)] },
});

/** The owner's settings for the whole shop, shown on pages and in emails. */
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
            words('address', 'Address', 'Where customers ship or drop off gloves, line by line.'),
            words('openingHours', 'Opening hours', 'As customers see them, line by line.'),
            row(
              figure(
                'turnaroundDays',
                'Turnaround in days',
                `From the day a glove arrives. A lace color low in stock adds ${RESTOCK_DAYS.min} to ${RESTOCK_DAYS.max} days.`,
              ),
              money(
                'shippingFee',
                'Return shipping',
                'What it costs to ship a glove back, added to every new shipped order.',
              ),
              typed('email', 'ownerEmail', shopSettingRules.ownerEmail, {
                label: 'Your email',
                hint: 'New orders and customer replies go here. If empty: to the address the shop was set up with.',
              }),
            ),
          ],
        },
        {
          label: 'People and reviews',
          description:
            "One section of the home page, Who works on your glove. Anything you leave out isn't shown. If you leave out everything, there's no section.",
          fields: aboutFields,
        },
        {
          label: 'Unpaid orders',
          description: "Orders to be paid online that aren't paid yet. 0 means never. Paying stops it all.",
          fields: [
            row(
              figure('reminderHours', 'Reminder after hours', 'The customer gets the payment link again.'),
              figure(
                'closeAfterDays',
                'Canceled after days',
                'A last reminder goes out the day before. A payment that arrives later reopens the order.',
              ),
            ),
          ],
        },
        {
          label: 'Staff',
          description: 'Manage people and their roles in the dashboard, under Staff.',
          fields: [
            money(
              'managerRefundLimit',
              "Managers' refunds",
              'The most a manager can refund at once. Anything above that is up to you.',
            ),
          ],
        },
        {
          label: 'Extra work',
          description:
            'What you often find on the bench. The dashboard offers these when you propose extra work, and you can change them there.',
          fields: [
            {
              name: 'extraWorkTemplates',
              type: 'array',
              label: 'Frequent findings',
              labels: { singular: 'Finding', plural: 'Findings' },
              maxRows: 50,
              fields: [
                row(
                  typed('text', 'name', workDescription, {
                    required: true,
                    hint: 'Its name in the list.',
                  }),
                  moneyField({ name: 'amount', label: 'Amount', required: true, amounts: workAmount }),
                ),
                typed('text', 'description', workDescription, {
                  required: true,
                  hint: 'What the customer sees.',
                }),
              ],
            },
          ],
        },
        {
          label: 'Home page',
          fields: [
            line('heroTitle', 'Headline', 'The first words a visitor sees.'),
            words('heroText', 'Text below the headline', 'Two or three sentences.'),
            typed('text', 'sharePicture', shopSettingRules.sharePicture, {
              label: 'Link preview picture',
              hint: 'Messengers and social networks show it with a link to the shop, cropped to 1200 by 630 pixels. If empty, the shop draws one.',
              components: IMAGE,
            }),
          ],
        },
        {
          label: 'Instructions',
          description:
            'What the emails with shipping and drop-off instructions say, around the address, hours, and order number.',
          fields: [
            words('shippingIntro', 'Shipping: before the address', 'After "Hi" and the name.'),
            words(
              'packingSteps',
              'How to pack',
              `One step per line. ${NUMBER_PLACEHOLDER} becomes the order number. The confirmation page shows it too.`,
            ),
            words('shippingClosing', 'Shipping: at the end', 'The last words of the email.'),
            words('dropoffIntro', 'Drop-off: before the address', 'After "Hi" and the name.'),
            words('dropoffClosing', 'Drop-off: at the end', 'The last words of the email.'),
          ],
        },
        {
          label: 'Privacy and terms',
          description: `Each is its own page, linked from the footer and the cookie notice. If a text is empty, there's no page. ${OWNER_TEXT_HELP}`,
          fields: [
            words('privacy', 'Privacy', `Shown at ${PAGES.privacy}.`),
            words('terms', 'Terms', `Shown at ${PAGES.terms}.`),
          ],
        },
        {
          label: 'Monthly drawing',
          fields: [
            row(
              typed('text', 'drawingPrize', drawingPrize, {
                label: 'Prize of the monthly drawing',
                required: true,
                defaultValue: DRAWING_DEFAULTS.prize,
                hint: 'The winner sees it in the email.',
              }),
              typed('number', 'drawingDay', drawingDay, {
                label: 'Day of the drawing',
                required: true,
                defaultValue: DRAWING_DEFAULTS.day,
                hint: 'Day of the month, 1 to 28. Each month has one winner.',
              }),
            ),
          ],
        },
      ],
    },
  ],
};
