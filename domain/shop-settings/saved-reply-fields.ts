import { REPLIES_MAX } from '../messages/saved-replies';
import type { SettingField } from './setting-kinds';

export const SAVED_REPLIES_FIELD: SettingField = {
  kind: 'list',
  label: 'Saved replies',
  entry: ['Reply', 'Replies'],
  hint: 'Pick one when you write a message or answer a question, and change it before you send it. {first name}, {order}, and {ready} become the customer\'s first name, the order number, and "around Sat, Dec 12".',
  max: REPLIES_MAX,
  parts: {
    name: { kind: 'line', label: 'Name', required: true, hint: 'Its name in the list.' },
    text: { kind: 'text', label: 'Text', required: true },
  },
};
