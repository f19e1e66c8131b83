import { useSetMailingList } from '../api/customer';
import { success, useNotices } from '../notices/use-notices';
import { Cluster, Muted } from '../ui/arrange';
import { Badge } from '../ui/badge';
import { SwitchField } from '../ui/switch-field';
import { useOnce } from '../ui/use-once';
import { AccountCard } from './account-card';
import { CUSTOMER_TEXTS } from './customer-texts';

/** Joins or leaves the mailing list, which is also the list of the monthly drawing. */
export function MailingListCard({ optedIn }: { optedIn: boolean }) {
  const { attempt } = useNotices();
  const { shown, send } = useSetMailingList(optedIn);
  const once = useOnce();
  const choose = (optIn: boolean) =>
    once(() =>
      attempt(() => send(optIn), {
        done: success(CUSTOMER_TEXTS.preferenceUpdated),
        failed: CUSTOMER_TEXTS.preferenceFailed,
        quotes: true,
      }),
    );
  return (
    <AccountCard id="mailing-list-heading" title="Mailing List Preferences">
      <Cluster $gap="12px 24px" $align="center" style={{ minHeight: 48 }}>
        <SwitchField label="Join Mailing List" checked={shown} onCheckedChange={choose} />
        {shown && <Badge variant="success">Entered in Drawings</Badge>}
      </Cluster>
      <Muted $max="64ch">
        Everyone on the mailing list is entered in our monthly drawing for free services. You can leave at any
        time.
      </Muted>
    </AccountCard>
  );
}
