import type { QueryKey } from '@tanstack/react-query';
import { NO_TEXTS_WORDING, TEXT_ME_LABEL, TEXT_ME_SENTENCE } from '#domain/consents/consent-words';
import type { TrackView } from '#domain/orders/track-contract';
import { useChooseTexts } from '../api/texts';
import { success, useNotices } from '../notices/use-notices';
import { Muted } from '../ui/arrange';
import { Button } from '../ui/button';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './texts-part-texts';
import { TrackPart } from './track-part';

interface TextsPartProps {
  shown: NonNullable<TrackView['texts']>;
  token: string;
  orderQueryKey: QueryKey;
}

/** Turns texts about the order on or off (rule 34.3). */
export function TextsPart({ shown, token, orderQueryKey }: TextsPartProps) {
  const { isOn, isStopped, isFailing, ending } = shown;
  const { attempt } = useNotices();
  const { mutateAsync, isPending } = useChooseTexts(token, orderQueryKey);
  const choose = () =>
    attempt(() => mutateAsync(!isOn), {
      done: success(isOn ? texts.stopped : texts.started),
      failed: texts.failed,
      quotes: true,
    });
  return (
    <TrackPart id="texts-heading" title={texts.textMessages} $gap={2}>
      {isStopped ? (
        <Muted $max="60ch">{texts.repliedStop}</Muted>
      ) : (
        <>
          <Muted $max="60ch">
            {isFailing ? texts.dontArrive(ending) : isOn ? texts.textsGoTo(ending) : TEXT_ME_SENTENCE}
          </Muted>
          <div>
            <Button variant="secondary" onClick={choose} busy={isPending} busyText={uiTexts.saving}>
              {isOn ? NO_TEXTS_WORDING : TEXT_ME_LABEL}
            </Button>
          </div>
        </>
      )}
    </TrackPart>
  );
}
