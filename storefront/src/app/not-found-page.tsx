import { Link } from 'react-router-dom';
import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { ButtonLink } from '../ui/button';
import { LostBall } from '../ui/drawings/lost-ball';
import { MessagePage } from '../ui/message-page';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './error-texts';
import { FIND_ORDER } from './navigation';

/** Shown for any unknown path. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle page={null} />
      <MessagePage
        drawing={<LostBall />}
        title={texts.pageNotFound}
        text={texts.oneWentOverFence(<Link to={FIND_ORDER.to}>{texts.findYourOrder}</Link>)}
        actions={
          <>
            <ButtonLink to={paths.home.href()}>{uiTexts.backToHome}</ButtonLink>
            <ButtonLink to={paths.order.href()} variant="secondary">
              {uiTexts.orderAService}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
