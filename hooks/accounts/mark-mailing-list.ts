import type { CollectionBeforeChangeHook } from 'payload';
import { mailingListMark } from '#domain/mailing-list';
import type { Customer } from '../../payload-types';

/** Who is taken off the mailing list in the editor has left it, and who is put on it has joined. */
export const markMailingList: CollectionBeforeChangeHook<Customer> = ({ data, originalDoc, operation }) => {
  const { mailingListOptIn: optIn } = data;
  if (operation !== 'update' || typeof optIn !== 'boolean') return data;
  if (optIn === Boolean(originalDoc?.mailingListOptIn)) return data;
  return { ...data, ...mailingListMark(optIn, new Date()) };
};
