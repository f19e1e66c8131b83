import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type EmailDraft, emailPreview, emailTestAnswer } from '#domain/email/openings';
import { api } from './client';
import { useOwnersChange } from './owners-calls';
import { OWNER } from './session-state';

const EMAILS = '/api/admin/emails';

export const emailQueries = {
  /** Previews an email with this opening line. Keeps the last preview while the next one loads. */
  preview: (draft: EmailDraft) =>
    queryOptions({
      queryKey: ['emails', 'preview', draft],
      queryFn: ({ signal }) => api.post(`${EMAILS}/preview`, draft, emailPreview, { signal }),
      placeholderData: keepPreviousData,
      meta: OWNER,
    }),
};

/** Emails it to the owner. Each attempt sends one email. */
export const useTestEmail = () =>
  useOwnersChange({ stale: [], repeats: true }, (draft: EmailDraft, { once }) =>
    api.post(`${EMAILS}/test`, draft, emailTestAnswer, once(draft)),
  );
