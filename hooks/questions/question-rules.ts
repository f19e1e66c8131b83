import type { Rule } from '#server/platform/database/rule';
import { queueQuestionMails } from '#server/questions/answer-question';
import { claimPhotosOf } from '../shared-rules';

/** Tells the owner of a new question, and its asker that it has arrived; queued before the question is stored. */
const tellQuestion: Rule<'questions'> = {
  name: 'tell-question',
  before: async ({ payload, stored, changes: { id, email } }) => {
    if (!stored && id && email) await queueQuestionMails(payload, { id, email });
    return {};
  },
};

/** The rules for every write of a question. Checks come before anything that records it. */
export const QUESTION_RULES: readonly Rule<'questions'>[] = [claimPhotosOf('questions'), tellQuestion];
