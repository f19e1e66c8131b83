import type { Field } from 'payload';
import { FACE_MAX, faceParts, faceRules } from '#domain/shop-settings/shop-face';
import { SHOP_NAME } from '#domain/words/shop-words';
import { orDefault } from '../../hooks/shop-settings';
import { validateWith } from './validate-with';

const IMAGE = { Field: '/cms/components/image-field#ImageField' };

/** How the shop is called, what it looks like, how customers reach it. */
export const faceFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        label: 'Name',
        validate: validateWith(faceRules.name),
        admin: {
          placeholder: SHOP_NAME,
          description: `Stands at the top of every page and signs every mail. Empty: ${SHOP_NAME} on pages, the sender’s name in mails.`,
        },
      },
      {
        name: 'tagline',
        type: 'text',
        label: 'What you do, in a line',
        validate: validateWith(faceRules.tagline),
        hooks: { afterRead: [orDefault('tagline')] },
        admin: {
          description: 'Below the name at the foot of every page, and in pictures of links to the shop.',
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'logo',
        type: 'text',
        label: 'Logo',
        validate: validateWith(faceRules.logo),
        admin: {
          description: 'Shown small beside the name, in place of the drawn glove, and cut square.',
          components: IMAGE,
        },
      },
      {
        name: 'accentColor',
        type: 'text',
        label: 'Your color',
        validate: validateWith(faceRules.accentColor),
        admin: {
          description:
            'Buttons, links and marks. The dark and the light pages each take it as light or dark as it must be to be read. Empty: leather brown.',
          components: { Field: '/cms/components/color-field#ColorField' },
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'phone',
        type: 'text',
        label: 'Phone',
        validate: validateWith(faceRules.phone),
        admin: { description: 'Customers read it on pages and in mails. Empty: there is none.' },
      },
      {
        name: 'shopEmail',
        type: 'email',
        label: 'E-mail for customers',
        validate: validateWith(faceRules.shopEmail),
        admin: {
          description: 'Customers read it on pages and in mails. Empty: they just answer your mails.',
        },
      },
    ],
  },
  {
    name: 'socialLinks',
    type: 'array',
    label: 'Your pages elsewhere',
    labels: { singular: 'Page', plural: 'Pages' },
    maxRows: FACE_MAX.links,
    fields: [
      {
        name: 'url',
        type: 'text',
        label: 'Address',
        required: true,
        validate: validateWith(faceParts.pageUrl),
        admin: { placeholder: 'https://www.instagram.com/your-shop' },
      },
    ],
  },
];

/** Who works in the shop, what it promises, what customers wrote: what the home page tells where there is some. */
export const aboutFields: Field[] = [
  {
    name: 'people',
    type: 'array',
    label: 'Who works here',
    labels: { singular: 'Person', plural: 'People' },
    maxRows: FACE_MAX.people,
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        validate: validateWith(faceParts.personName),
      },
      {
        name: 'words',
        type: 'textarea',
        label: 'Two sentences',
        required: true,
        validate: validateWith(faceParts.sentences),
        admin: { description: 'What they do, and for how long.' },
      },
      {
        name: 'portrait',
        type: 'text',
        label: 'Portrait',
        validate: validateWith(faceParts.optionalImage),
        admin: { description: 'Cut square.', components: IMAGE },
      },
    ],
  },
  {
    name: 'guarantee',
    type: 'textarea',
    label: 'Guarantee',
    validate: validateWith(faceRules.guarantee),
    admin: { description: 'What you promise, in two or three sentences.' },
  },
  {
    name: 'reviews',
    type: 'array',
    label: 'Reviews',
    labels: { singular: 'Review', plural: 'Reviews' },
    maxRows: FACE_MAX.reviews,
    admin: { description: 'What customers really wrote, word for word.' },
    fields: [
      {
        name: 'quote',
        type: 'textarea',
        label: 'Their words',
        required: true,
        validate: validateWith(faceParts.sentences),
      },
      {
        type: 'row',
        fields: [
          {
            name: 'name',
            type: 'text',
            required: true,
            validate: validateWith(faceParts.personName),
          },
          {
            name: 'date',
            type: 'date',
            label: 'Day',
            validate: validateWith(faceParts.day),
            admin: { description: 'The page shows month and year.', date: { pickerAppearance: 'dayOnly' } },
          },
        ],
      },
      {
        name: 'link',
        type: 'text',
        label: 'Where it can be read',
        validate: validateWith(faceParts.optionalPageUrl),
        admin: { placeholder: 'https://…' },
      },
    ],
  },
];
