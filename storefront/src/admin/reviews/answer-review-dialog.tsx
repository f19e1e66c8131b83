import { type ReviewView, reviewPatch } from '#domain/reviews/review-contract';
import { useChangeReview } from '../../api/owner-reviews';
import { FormDialog } from '../../ui/form-dialog';
import { Lines, Stack } from '../../ui/layout';
import { TextAreaField } from '../../ui/text-area-field';
import { useDialogForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './reviews-texts';

const schema = reviewPatch.pick({ answer: true }).required();

/** Writes, changes, or removes the answer to a review (rule 37.5). */
export function AnswerReviewDialog({ review, onClose }: { review: ReviewView; onClose: () => void }) {
  const { mutateAsync } = useChangeReview(review);
  const { field, dialog } = useDialogForm({
    schema,
    values: { answer: review.answer?.text ?? '' },
    draft: `answer to review ${review.id}`,
    send: ({ answer }) => mutateAsync({ answer }),
    done: texts.answerSaved,
    failed: texts.answerNotSaved,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={texts.answerOf(review.name)} submit={texts.saveAnswer}>
      <Stack $gap={3}>
        <Lines>{review.text}</Lines>
        <TextAreaField
          label={sharedTexts.yourAnswer}
          hint={texts.answerHint}
          rows={4}
          autoComplete="off"
          {...field('answer')}
        />
      </Stack>
    </FormDialog>
  );
}
