import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type QuestionAnswer, questionAnswer } from '#domain/questions/question-contract';
import { messageOf } from '../../api/client';
import { useAnswerQuestion } from '../../api/questions';
import { showFieldErrors } from '../../api/show-field-errors';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useFormDraft } from '../parts/use-form-draft';

/** The answer that the owner is writing, until it is sent or given up. */
export function useAnswering(questionId: string, onSent: () => void) {
  const { toast } = useToast();
  const answer = useAnswerQuestion(questionId);
  const form = useForm<QuestionAnswer>({
    resolver: zodResolver(questionAnswer),
    defaultValues: { text: '' },
  });
  const { isDirty } = form.formState;
  useFormDraft(`answer to question ${questionId}`, form);

  async function send({ text }: QuestionAnswer): Promise<void> {
    try {
      await answer.mutateAsync(text);
    } catch (error) {
      const description = messageOf(error, ADMIN_TEXTS.questionAnswerFailed);
      showFieldErrors(form, ['text'], error);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    toast({ title: ADMIN_TEXTS.questionAnswered });
    onSent();
  }

  return { form, isDirty, submit: form.handleSubmit(send) };
}
