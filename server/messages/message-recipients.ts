import { z } from 'zod';
import { documentId } from '#domain/wire/wire';
import type { Message } from '../../payload-types';

const ids = z.array(documentId);

/** Ids of the customers a message goes to. */
export function messageRecipients({ customerIds }: Pick<Message, 'customerIds'>): string[] {
  return ids.parse(customerIds);
}
