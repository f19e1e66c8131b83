import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { Button, ButtonLink } from '../ui/button';
import { MessagePage } from '../ui/message-page';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './error-texts';

/** Shown instead of a page that crashed. */
export function ErrorPage() {
  return (
    <>
      <PageTitle page={null} title={texts.somethingWentWrong} />
      <MessagePage
        title={texts.thatDidntWork}
        text={texts.somethingWentWrongPage}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{uiTexts.reloadThePage}</Button>
            <ButtonLink to={paths.home.href()} variant="ghost">
              {uiTexts.backToHome}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
