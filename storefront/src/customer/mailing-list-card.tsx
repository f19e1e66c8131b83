import { useSetMailingList } from '../api/customer';
import { success, useNotices } from '../notices/use-notices';
import { Cluster, Muted } from '../ui/arrange';
import { Badge } from '../ui/badge';
import { SwitchField } from '../ui/switch-field';
import { useOnce } from '../ui/use-once';
import { AccountCard } from './account-card';
import * as texts from './customer-texts';

export function MailingListCard({ optedIn }: { optedIn: boolean }) {
  const { attempt } = useNotices();
  const { shown, send } = useSetMailingList(optedIn);
  const once = useOnce();
  const choose = (optIn: boolean) =>
    once(() =>
      attempt(() => send(optIn), {
        done: success(texts.preferenceUpdated),
        failed: texts.preferenceFailed,
        quotes: true,
      }),
    );
  return (
    <AccountCard title={texts.mailingListPreferences}>
      <Cluster $gap="12px 24px" $align="center" style={{ minHeight: 48 }}>
        <SwitchField label={texts.joinMailingList} checked={shown} onCheckedChange={choose} />
        {shown && <Badge variant="success">{texts.enteredInDrawings}</Badge>}
      </Cluster>
      <Muted $max="64ch">{texts.everyoneOnMailingList}</Muted>
    </AccountCard>
  );
}
