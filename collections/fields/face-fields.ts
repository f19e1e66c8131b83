import type { Field } from 'payload';
import { FACE_MAX, faceParts, faceRules } from '#domain/shop-settings/shop-face';
import { SHOP_NAME } from '#domain/words/shop-words';
import { orDefault } from '../../hooks/shop-settings';
import { COLOR, IMAGE, row, typed } from './typed-fields';
import { validateWith } from './validate-with';

export const faceFields: Field[] = [
  row(
    typed('text', 'name', faceRules.name, {
      label: 'Name',
      placeholder: SHOP_NAME,
      hint: `At the top of every page and at the end of every email. If empty: ${SHOP_NAME} on pages and the sender’s name in emails.`,
    }),
    typed('text', 'tagline', faceRules.tagline, {
      label: 'What you do, in one line',
      afterRead: orDefault('tagline'),
      hint: 'Below the name in the footer of every page, and in link previews.',
    }),
  ),
  row(
    typed('text', 'logo', faceRules.logo, {
      label: 'Logo',
      hint: 'Shown small next to the name instead of the drawn glove, cropped to a square.',
      components: IMAGE,
    }),
    typed('text', 'accentColor', faceRules.accentColor, {
      label: 'Your color',
      hint: "Buttons, links, and highlights. We lighten or darken it so it's readable on dark and light pages. If empty: leather brown.",
      components: COLOR,
    }),
  ),
  row(
    typed('text', 'phone', faceRules.phone, {
      label: 'Phone',
      hint: 'Shown to customers on pages and in emails. If empty, no phone is shown.',
    }),
    typed('email', 'shopEmail', faceRules.shopEmail, {
      label: 'Email for customers',
      hint: 'Shown to customers on pages and in emails. If empty, they reply to your emails.',
    }),
  ),
  {
    name: 'socialLinks',
    type: 'array',
    label: 'Your social pages',
    labels: { singular: 'Page', plural: 'Pages' },
    maxRows: FACE_MAX.links,
    fields: [
      typed('text', 'url', faceParts.pageUrl, {
        label: 'Address',
        required: true,
        placeholder: 'https://www.instagram.com/your-shop',
      }),
    ],
  },
];

export const aboutFields: Field[] = [
  {
    name: 'people',
    type: 'array',
    label: 'People',
    labels: { singular: 'Person', plural: 'People' },
    maxRows: FACE_MAX.people,
    fields: [
      typed('text', 'name', faceParts.personName, { required: true }),
      typed('textarea', 'words', faceParts.sentences, {
        label: 'Two sentences',
        required: true,
        hint: "What they do and how long they've done it.",
      }),
      typed('text', 'portrait', faceParts.optionalImage, {
        label: 'Portrait',
        hint: 'Cropped to a square.',
        components: IMAGE,
      }),
    ],
  },
  typed('textarea', 'guarantee', faceRules.guarantee, {
    label: 'Guarantee',
    hint: 'What you promise, in two or three sentences.',
  }),
  {
    name: 'reviews',
    type: 'array',
    label: 'Reviews',
    labels: { singular: 'Review', plural: 'Reviews' },
    maxRows: FACE_MAX.reviews,
    admin: { description: 'What customers really wrote, word for word.' },
    fields: [
      typed('textarea', 'quote', faceParts.sentences, { label: 'Their words', required: true }),
      row(typed('text', 'name', faceParts.personName, { required: true }), {
        name: 'date',
        type: 'date',
        label: 'Day',
        validate: validateWith(faceParts.day),
        admin: { description: 'The page shows month and year.', date: { pickerAppearance: 'dayOnly' } },
      }),
      typed('text', 'link', faceParts.optionalPageUrl, {
        label: 'Where it was posted',
        placeholder: 'https://…',
      }),
    ],
  },
];
