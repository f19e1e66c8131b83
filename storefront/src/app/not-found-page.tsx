import { Link } from 'react-router-dom';
import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { ButtonLink } from '../ui/button';
import { LostBall } from '../ui/drawings/lost-ball';
import { MessagePage } from '../ui/message-page';
import { FIND_ORDER } from './navigation';

/** Shown for any unknown path. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle page={null} />
      <MessagePage
        drawing={<LostBall />}
        title="Page Not Found"
        text={
          <>
            This one went over the fence. The web address may have a typo, or the page moved. Looking for your
            glove? <Link to={FIND_ORDER.to}>Find your order</Link>.
          </>
        }
        actions={
          <>
            <ButtonLink to={paths.home.href()}>Back to Home</ButtonLink>
            <ButtonLink to={paths.order.href()} variant="secondary">
              Order a service
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
