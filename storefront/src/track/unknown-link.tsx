import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { ButtonLink } from '../ui/button';
import { LostBall } from '../ui/drawings/lost-ball';
import { MessagePage } from '../ui/message-page';

/** Shown for a link that opens no order, or none any more; which of the two is not told. */
export function UnknownLink() {
  return (
    <>
      <PageTitle page="track" title="Order Not Found" />
      <MessagePage
        drawing={<LostBall />}
        title="No order here"
        text="This link opens no order. It may be cut off or mistyped, or a newer one has taken its place: your latest mail from us has it. Or let us send it to you again."
        actions={
          <>
            <ButtonLink to={paths.track.href()}>Find my order</ButtonLink>
            <ButtonLink to={paths.home.href()} variant="secondary">
              Back to Home
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
