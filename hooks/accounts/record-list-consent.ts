import { randomUUID } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import { findCustomer } from '#server/accounts/find-customer';
import { stageRecording } from '#server/audit/staged';
import { recordConsent } from '#server/consents/record-consent';
import { listConsent } from '#server/mailing-list/mailing-list';
import { oneAtATime } from '#server/platform/tools/per-shop';
import type { Customer } from '../../payload-types';

/** Records that the owner put a customer on the mailing list or took them off it in the editor (rule 31.2). */
export const recordListConsent: CollectionBeforeChangeHook<Customer> = ({ data, originalDoc, req }) => {
  const { mailingListOptIn: optIn } = data;
  const isChanged = typeof optIn === 'boolean' && optIn !== Boolean(originalDoc?.mailingListOptIn);
  if (req.user?.collection !== 'admins' || !isChanged) return data;
  const { payload } = req;
  const id = originalDoc?.id ?? data.id ?? randomUUID();
  const consent = listConsent({ id, email: data.email ?? originalDoc?.email ?? '' }, optIn, 'editor');
  stageRecording(req, `customers ${id}`, (change) =>
    oneAtATime(payload, `list consent ${id}`, async () => {
      const stored = await findCustomer(payload, id);
      // Someone else may have saved the same page first.
      const isDone = Boolean(stored?.mailingListOptIn) === optIn;
      return isDone ? change() : recordConsent({ payload, consent, change });
    }),
  );
  return { ...data, id };
};
