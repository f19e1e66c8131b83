import type { QueryKey } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import {
  type MayShow as Answer,
  MAY_SHOW_ANSWERS,
  MAY_SHOW_LABEL,
  MAY_SHOW_PLACE,
  MAY_SHOW_QUESTION,
  MAY_SHOW_TEXT,
} from '#domain/gallery/may-show';
import type { TrackView } from '#domain/orders/track-contract';
import { trackedToken } from '#domain/pages/pages';
import { messageOf } from '../api/client';
import { useAnswerMayShow } from '../api/track';
import { Alert } from '../ui/alert';
import { Cluster, Muted } from '../ui/arrange';
import { Button } from '../ui/button';
import { NeedsScript } from '../ui/needs-script';
import * as uiTexts from '../ui/ui-texts';
import { TrackPart } from './track-part';
import * as texts from './track-texts';

/** Asks whether the shop may show the glove. The answer can be changed at any time (rule 36.2). */
export function MayShow({ view, orderQueryKey }: { view: TrackView; orderQueryKey: QueryKey }) {
  const token = trackedToken(view.path) ?? '';
  const answering = useAnswerMayShow({ token, orderQueryKey });
  const answer = view.mayShow ?? null;
  const asked = answering.isPending ? answering.variables : null;
  return (
    <TrackPart id={MAY_SHOW_PLACE} title={MAY_SHOW_QUESTION} $gap={2}>
      <Muted>{MAY_SHOW_TEXT}</Muted>
      <Cluster $gap="12px" $align="center" $stacks role="group" aria-labelledby={MAY_SHOW_PLACE}>
        {MAY_SHOW_ANSWERS.map((each) => (
          <Button
            key={each}
            size="lg"
            variant={each === answer ? 'primary' : 'secondary'}
            aria-pressed={each === answer}
            busy={each === asked}
            busyText={uiTexts.saving}
            onClick={() => each !== answer && answering.mutate(each)}
          >
            {each === answer && <Check size={20} />}
            {MAY_SHOW_LABEL[each]}
          </Button>
        ))}
      </Cluster>
      <NeedsScript>{texts.needJavascriptToAnswer}</NeedsScript>
      {answering.isError && <Alert tone="danger">{messageOf(answering.error, texts.weDidntGetAnswer)}</Alert>}
      {answering.isSuccess && answer && (
        <Alert tone="success" title={texts.weHaveYourAnswer}>
          {RESULT[answer]}
        </Alert>
      )}
    </TrackPart>
  );
}

const RESULT: Record<Answer, string> = {
  'with-first-name': texts.mayShowWithName,
  'without-name': texts.mayShowWithoutName,
  no: texts.mayNotShow,
};
