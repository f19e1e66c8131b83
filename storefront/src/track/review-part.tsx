import { zodResolver } from '@hookform/resolvers/zod';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { REMOVE_REVIEW_WORDING, REVIEW_WORDING } from '#domain/consents/consent-words';
import type { TrackView } from '#domain/orders/track-contract';
import { trackedToken } from '#domain/pages/pages';
import { type OwnReview, type ReviewRequest, reviewRequest } from '#domain/reviews/review-contract';
import { REVIEW_PART } from '#domain/reviews/review-place';
import { STARS_MAX } from '#domain/reviews/stars';
import { messageOf } from '../api/client';
import { useRemoveReview, useWriteReview } from '../api/own-review';
import { showFieldErrors } from '../api/show-field-errors';
import { Alert } from '../ui/alert';
import { Cluster, Muted, Text } from '../ui/arrange';
import { Button } from '../ui/button';
import { fieldsOf } from '../ui/form-fields';
import { Lines, Stack } from '../ui/layout';
import { NeedsScript } from '../ui/needs-script';
import { SelectField } from '../ui/select-field';
import { Stars } from '../ui/stars';
import { TextAreaField } from '../ui/text-area-field';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';
import * as texts from './review-texts';
import { TrackPart } from './track-part';

interface ReviewPartProps {
  review: NonNullable<TrackView['review']>;
  path: string;
  orderQueryKey: QueryKey;
}

const STATUS_TEXT = {
  waiting: texts.waits,
  approved: texts.isShown,
  declined: texts.isPrivate,
} as const;

/** The order's review: a form while the customer can write it, and its status after that (chapter 37). */
export function ReviewPart({ review: { canWrite, written }, path, orderQueryKey }: ReviewPartProps) {
  const token = trackedToken(path);
  return (
    <TrackPart id={REVIEW_PART} title={written ? texts.yourReview : texts.howDoesItFeel} $gap={3}>
      {written && <Alert tone="success">{STATUS_TEXT[written.status]}</Alert>}
      {written && !canWrite && <Written review={written} />}
      {written?.answer && (
        <div>
          <Text $strong>{texts.ourAnswer}</Text>
          <Lines>{written.answer.text}</Lines>
        </div>
      )}
      {canWrite && token !== null && (
        <ReviewForm token={token} orderQueryKey={orderQueryKey} written={written} />
      )}
      {written && token !== null && <RemoveReview token={token} orderQueryKey={orderQueryKey} />}
    </TrackPart>
  );
}

function Written({ review: { stars, text } }: { review: OwnReview }) {
  return (
    <Stack>
      <Stars count={stars} label={texts.starsOf(stars)} />
      {text !== '' && <Lines>{text}</Lines>}
    </Stack>
  );
}

interface OfOrder {
  token: string;
  orderQueryKey: QueryKey;
}

const CHOICES = Array.from({ length: STARS_MAX }, (_, index) => STARS_MAX - index).map((count) => ({
  value: String(count),
  label: `${'★'.repeat(count)} ${texts.starsCount(count)}`,
}));

function ReviewForm({ written, ...order }: OfOrder & { written: OwnReview | null }) {
  const write = useWriteReview(order);
  const once = useOnce();
  const form = useForm<ReviewRequest>({
    resolver: zodResolver(reviewRequest),
    defaultValues: { ...(written && { stars: written.stars }), text: written?.text ?? '' },
  });
  const field = fieldsOf(form);

  async function send(review: ReviewRequest): Promise<void> {
    try {
      await write.mutateAsync(review);
    } catch (error) {
      showFieldErrors(form, ['stars', 'text'], error);
    }
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((review) => once(() => send(review)))}
      aria-label={texts.yourReview}
    >
      <Stack>
        {!written && <Muted $max="60ch">{texts.tellUs}</Muted>}
        <SelectField
          label={texts.stars}
          required
          placeholder={texts.chooseStars}
          options={CHOICES}
          {...field('stars', { valueAsNumber: true })}
        />
        <TextAreaField label={texts.yourWords} hint={texts.optional} rows={4} {...field('text')} />
        <Muted $max="60ch">{REVIEW_WORDING}</Muted>
        {write.isError && <Alert tone="danger">{messageOf(write.error, texts.notSent)}</Alert>}
        <NeedsScript>{texts.needsJavascript}</NeedsScript>
        <div>
          <Button type="submit" busy={write.isPending} busyText={uiTexts.sending}>
            {written ? texts.saveReview : texts.sendReview}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function RemoveReview(order: OfOrder) {
  const remove = useRemoveReview(order);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <div>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {texts.removeReview}
        </Button>
      </div>
    );
  return (
    <Stack role="group" aria-label={texts.removeReview}>
      <Text $strong>{REMOVE_REVIEW_WORDING}</Text>
      {remove.isError && <Alert tone="danger">{messageOf(remove.error, texts.notRemoved)}</Alert>}
      <Cluster $gap="12px" $align="center">
        <Button autoFocus busy={remove.isPending} busyText={texts.removing} onClick={() => remove.mutate()}>
          {texts.yesRemove}
        </Button>
        <Button variant="secondary" disabled={remove.isPending} onClick={() => setAsked(false)}>
          {texts.keepIt}
        </Button>
      </Cluster>
    </Stack>
  );
}
