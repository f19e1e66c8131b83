import { NO_TEXTS_AT_ALL_WORDING } from '#domain/consents/consent-words';
import { useEndTexts } from '../api/texts';
import { success, useNotices } from '../notices/use-notices';
import { Muted } from '../ui/arrange';
import { Button } from '../ui/button';
import * as uiTexts from '../ui/ui-texts';
import { AccountCard } from './account-card';
import * as texts from './texts-card-texts';

/** Turns off texts about all of the customer's orders (rule 34.3). */
export function TextsCard() {
  const { attempt } = useNotices();
  const { mutateAsync, isPending } = useEndTexts();
  const end = () =>
    attempt(() => mutateAsync(), { done: success(texts.ended), failed: texts.failed, quotes: true });
  return (
    <AccountCard title={texts.textMessages}>
      <Muted $max="64ch">{texts.youGetTexts}</Muted>
      <div>
        <Button variant="secondary" onClick={end} busy={isPending} busyText={uiTexts.saving}>
          {NO_TEXTS_AT_ALL_WORDING}
        </Button>
      </div>
    </AccountCard>
  );
}
