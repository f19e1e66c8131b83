import type { SettingField } from './setting-kinds';
import { FACE_MAX } from './shop-face';

export const PEOPLE_FIELD: SettingField = {
  kind: 'list',
  label: 'People',
  entry: ['Person', 'People'],
  max: FACE_MAX.people,
  parts: {
    name: { kind: 'line', label: 'Name', required: true },
    words: {
      kind: 'text',
      label: 'Two sentences',
      required: true,
      hint: "What they do and how long they've done it.",
    },
    portrait: { kind: 'picture', label: 'Portrait', hint: 'Cropped to a square.' },
  },
};

export const REVIEWS_FIELD: SettingField = {
  kind: 'list',
  label: 'Reviews',
  entry: ['Review', 'Reviews'],
  hint: 'What customers really wrote, word for word.',
  max: FACE_MAX.reviews,
  parts: {
    quote: { kind: 'text', label: 'Their words', required: true },
    name: { kind: 'line', label: 'Name', required: true },
    date: { kind: 'day', label: 'Day', hint: 'The page shows month and year.' },
    link: { kind: 'link', label: 'Where it was posted', placeholder: 'https://…' },
  },
};
