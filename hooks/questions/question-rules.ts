import type { Rule } from '#server/platform/database/rule';
import { queueQuestionEmails } from '#server/questions/answer-question';
import { claimPhotosOf } from '../shared-rules';

/** Tells the owner of a new question, and its asker that it has arrived; queued before the question is stored. */
const emailAboutQuestion: Rule<'questions'> = {
  name: 'email-about-question',
  before: async ({ payload, stored, changes: { id, email } }) => {
    if (!stored && id && email) await queueQuestionEmails(payload, { id, email });
    return {};
  },
};

/** The rules for every write of a question. Checks come before anything that records it. */
export const QUESTION_RULES: readonly Rule<'questions'>[] = [claimPhotosOf('questions'), emailAboutQuestion];
