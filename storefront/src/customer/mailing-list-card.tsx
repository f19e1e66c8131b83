import styled from 'styled-components';
import { messageOf } from '../api/client';
import { useSetMailingList } from '../api/customer';
import { Badge } from '../ui/badge';
import { SwitchField } from '../ui/switch-field';
import { useToast } from '../ui/toast';
import { space } from '../ui/tokens';
import { useOnce } from '../ui/use-once';
import { CUSTOMER_TEXTS } from './customer-texts';
import { Card, CardHeading, Quiet } from './dashboard-layout';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px ${space[3]};
  align-items: center;
  min-height: 48px;
`;

/** Joins or leaves the mailing list, which is also the list of the monthly drawing. */
export function MailingListCard({ optedIn }: { optedIn: boolean }) {
  const { toast } = useToast();
  const { shown, send } = useSetMailingList(optedIn);
  const once = useOnce();

  const choose = (optIn: boolean) =>
    once(async () => {
      try {
        await send(optIn);
        toast({ title: 'Success!', description: CUSTOMER_TEXTS.preferenceUpdated });
      } catch (error) {
        const description = messageOf(error, CUSTOMER_TEXTS.preferenceFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      }
    });

  return (
    <Card as="section" aria-labelledby="mailing-list-heading">
      <CardHeading id="mailing-list-heading">Mailing List Preferences</CardHeading>
      <Row>
        <SwitchField label="Join Mailing List" checked={shown} onCheckedChange={choose} />
        {shown && <Badge variant="success">Entered in Drawings</Badge>}
      </Row>
      <Quiet>
        Everyone on the mailing list is entered in our monthly drawing for free services. You can leave at any
        time.
      </Quiet>
    </Card>
  );
}
