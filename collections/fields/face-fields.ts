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
      hint: `Stands at the top of every page and signs every mail. Empty: ${SHOP_NAME} on pages, the sender’s name in mails.`,
    }),
    typed('text', 'tagline', faceRules.tagline, {
      label: 'What you do, in a line',
      afterRead: orDefault('tagline'),
      hint: 'Below the name at the foot of every page, and in pictures of links to the shop.',
    }),
  ),
  row(
    typed('text', 'logo', faceRules.logo, {
      label: 'Logo',
      hint: 'Shown small beside the name, in place of the drawn glove, and cut square.',
      components: IMAGE,
    }),
    typed('text', 'accentColor', faceRules.accentColor, {
      label: 'Your color',
      hint: 'Buttons, links and marks. The dark and the light pages each take it as light or dark as it must be to be read. Empty: leather brown.',
      components: COLOR,
    }),
  ),
  row(
    typed('text', 'phone', faceRules.phone, {
      label: 'Phone',
      hint: 'Customers read it on pages and in mails. Empty: there is none.',
    }),
    typed('email', 'shopEmail', faceRules.shopEmail, {
      label: 'E-mail for customers',
      hint: 'Customers read it on pages and in mails. Empty: they just answer your mails.',
    }),
  ),
  {
    name: 'socialLinks',
    type: 'array',
    label: 'Your pages elsewhere',
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
    label: 'Who works here',
    labels: { singular: 'Person', plural: 'People' },
    maxRows: FACE_MAX.people,
    fields: [
      typed('text', 'name', faceParts.personName, { required: true }),
      typed('textarea', 'words', faceParts.sentences, {
        label: 'Two sentences',
        required: true,
        hint: 'What they do, and for how long.',
      }),
      typed('text', 'portrait', faceParts.optionalImage, {
        label: 'Portrait',
        hint: 'Cut square.',
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
        label: 'Where it can be read',
        placeholder: 'https://…',
      }),
    ],
  },
];
