import { imageList } from '#domain/photos/images';
import { QUESTION_RULES } from '../hooks/questions/question-rules';
import { withRules } from '../hooks/with-rules';
import { adminOnly, nobody } from './access';
import { accountField } from './fields/common-fields';
import { imageListField } from './fields/typed-fields';
import { listed } from './listed';

/** Visitors' questions and our answers (rule 17.1). They're answered on the dashboard, which emails the answer. */
export const questions = listed('questions', ['Question', 'Questions'], {
  access: { read: adminOnly, create: nobody, update: nobody, delete: adminOnly },
  group: 'Customers',
  columns: ['email', 'text', 'photos', 'answeredAt', 'createdAt'],
  search: ['email', 'text', 'answer'],
  description:
    'What visitors ask before they order. Answer in the dashboard, under Messages. Deleting a question deletes its photos.',
  defaultSort: '-createdAt',
  ...withRules('questions', QUESTION_RULES),
  fields: [
    { name: 'email', type: 'text', required: true, index: true },
    { name: 'text', type: 'textarea', label: 'Question', required: true },
    imageListField('photos', imageList, 'Photos', 'Sent with the question.'),
    { name: 'answer', type: 'textarea' },
    { name: 'answeredAt', type: 'date', label: 'Answered' },
    accountField('Whose account asked it.'),
    // For lists and counts of unanswered questions.
    { name: 'unansweredSince', type: 'text', index: true, admin: { hidden: true } },
  ],
});
