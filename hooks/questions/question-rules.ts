import type { Rule } from '#server/platform/database/rule';
import { queueQuestionEmails } from '#server/questions/answer-question';
import { claimPhotosOf } from '../shared-rules';

/** Emails the owner and the visitor about a new question. The emails are queued before the question is stored. */
const emailAboutQuestion: Rule<'questions'> = {
  name: 'email-about-question',
  before: async ({ payload, stored, changes: { id, email } }) => {
    if (!stored && id && email) await queueQuestionEmails(payload, { id, email });
    return {};
  },
};

/** Checks come before anything that records the write. */
export const QUESTION_RULES: readonly Rule<'questions'>[] = [claimPhotosOf('questions'), emailAboutQuestion];
