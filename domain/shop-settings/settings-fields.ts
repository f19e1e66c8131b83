import { NUMBER_PLACEHOLDER } from '../orders/packing-steps';
import { RESTOCK_DAYS } from '../orders/ready-by';
import { PAGES } from '../pages/pages';
import { SHOP_NAME } from '../words/shop-words';
import { BENCH_FIELDS } from './bench-fields';
import { PEOPLE_FIELD, REVIEWS_FIELD } from './face-fields';
import { FOLLOW_UP_FIELDS } from './follow-up-settings';
import { GALLERY_FIELDS } from './gallery-settings';
import { OPENING_FIELDS } from './opening-settings';
import { PACKAGE_FIELDS } from './package-settings';
import { SAVED_REPLIES_FIELD } from './saved-reply-fields';
import type { SettingField } from './setting-kinds';
import { FACE_MAX } from './shop-face';
import { type SettingName, TEMPLATES_MAX } from './shop-settings';
import { TEXT_FIELDS } from './text-settings';

export const SETTING_FIELDS: Readonly<Record<SettingName, SettingField>> = {
  name: {
    kind: 'line',
    label: 'Name',
    placeholder: SHOP_NAME,
    hint: `At the top of every page and at the end of every email. If empty: ${SHOP_NAME} on pages and the sender's name in emails.`,
  },
  tagline: {
    kind: 'line',
    label: 'What you do, in one line',
    required: true,
    hint: 'Below the name in the footer of every page, and in link previews.',
  },
  phone: {
    kind: 'phone',
    label: 'Phone',
    hint: 'Shown to customers on pages and in emails. If empty, no phone is shown.',
  },
  shopEmail: {
    kind: 'email',
    label: 'Email for customers',
    hint: 'Shown to customers on pages and in emails. If empty, they reply to your emails.',
  },
  address: {
    kind: 'text',
    label: 'Address',
    required: true,
    hint: 'Where customers ship or drop off gloves, line by line.',
  },
  socialLinks: {
    kind: 'list',
    label: 'Your social pages',
    entry: ['Page', 'Pages'],
    max: FACE_MAX.links,
    parts: {
      url: {
        kind: 'link',
        label: 'Address',
        required: true,
        placeholder: 'https://www.instagram.com/your-shop',
      },
    },
  },
  openingHours: {
    kind: 'text',
    label: 'Opening hours',
    required: true,
    hint: 'As customers see them, line by line.',
  },
  turnaroundDays: {
    kind: 'number',
    label: 'Turnaround in days',
    required: true,
    hint: `From the day a glove arrives. A lace color low in stock adds ${RESTOCK_DAYS.min} to ${RESTOCK_DAYS.max} days.`,
  },
  ...BENCH_FIELDS,
  shippingFee: {
    kind: 'money',
    label: 'Return shipping',
    required: true,
    hint: 'What it costs to ship a glove back, added to every new shipped order.',
  },
  reminderHours: {
    kind: 'number',
    label: 'Hours before a reminder',
    required: true,
    hint: "For orders to be paid online that aren't paid yet. The customer gets the payment link again. 0 means never.",
  },
  closeAfterDays: {
    kind: 'number',
    label: 'Days before we cancel',
    required: true,
    hint: 'A last reminder goes out the day before. A payment that arrives later reopens the order. 0 means never.',
  },
  extraWorkTemplates: {
    kind: 'list',
    label: 'Frequent findings',
    entry: ['Finding', 'Findings'],
    hint: 'What you often find on the bench. The dashboard offers these when you propose extra work, and you can change them there.',
    max: TEMPLATES_MAX,
    parts: {
      name: { kind: 'line', label: 'Name', required: true, hint: 'Its name in the list.' },
      amount: { kind: 'money', label: 'Amount', required: true },
      description: { kind: 'line', label: 'Description', required: true, hint: 'What the customer sees.' },
    },
  },
  savedReplies: SAVED_REPLIES_FIELD,
  ownerEmail: {
    kind: 'email',
    label: 'Your email',
    hint: 'New orders and customer replies go here. If empty: to the address the shop was set up with.',
  },
  packingSteps: {
    kind: 'text',
    label: 'How to pack',
    required: true,
    hint: `One step per line. ${NUMBER_PLACEHOLDER} becomes the order number. The confirmation page shows it too.`,
  },
  shippingIntro: {
    kind: 'text',
    label: 'Shipping: before the address',
    required: true,
    hint: 'After "Hi" and the name.',
  },
  shippingClosing: {
    kind: 'text',
    label: 'Shipping: at the end',
    required: true,
    hint: 'The last words of the email.',
  },
  dropoffIntro: {
    kind: 'text',
    label: 'Drop-off: before the address',
    required: true,
    hint: 'After "Hi" and the name.',
  },
  dropoffClosing: {
    kind: 'text',
    label: 'Drop-off: at the end',
    required: true,
    hint: 'The last words of the email.',
  },
  ...OPENING_FIELDS,
  drawingPrize: {
    kind: 'line',
    label: 'Prize of the monthly drawing',
    required: true,
    hint: 'The winner sees it in the email.',
  },
  drawingDay: {
    kind: 'number',
    label: 'Day of the drawing',
    required: true,
    hint: 'Day of the month, 1 to 28. Each month has one winner.',
  },
  heroTitle: {
    kind: 'line',
    label: 'Headline',
    required: true,
    hint: 'The first words a visitor sees.',
  },
  heroText: {
    kind: 'text',
    label: 'Text below the headline',
    required: true,
    hint: 'Two or three sentences.',
  },
  logo: {
    kind: 'picture',
    label: 'Logo',
    hint: 'Shown small next to the name instead of the drawn glove, cropped to a square.',
  },
  accentColor: {
    kind: 'color',
    label: 'Your color',
    hint: "Buttons, links, and highlights. We lighten or darken it so it's readable on dark and light pages. If empty: leather brown.",
  },
  sharePicture: {
    kind: 'picture',
    label: 'Link preview picture',
    hint: 'Messengers and social networks show it with a link to the shop, cropped to 1200 by 630 pixels. If empty, the shop draws one.',
  },
  people: PEOPLE_FIELD,
  guarantee: {
    kind: 'text',
    label: 'Guarantee',
    hint: 'What you promise, in two or three sentences.',
  },
  managerRefundLimit: {
    kind: 'money',
    label: "Managers' refunds",
    required: true,
    hint: 'The most a manager can refund on one order, including earlier refunds. Anything above that is up to you.',
  },
  reviews: REVIEWS_FIELD,
  ...PACKAGE_FIELDS,
  ...GALLERY_FIELDS,
  ...FOLLOW_UP_FIELDS,
  ...TEXT_FIELDS,
  privacy: { kind: 'long', label: 'Privacy', hint: `Shown at ${PAGES.privacy}.` },
  terms: { kind: 'long', label: 'Terms', hint: `Shown at ${PAGES.terms}.` },
};
