import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { Button, ButtonLink } from '../ui/button';
import { MessagePage } from '../ui/message-page';

/** Shown instead of a page that crashed. */
export function ErrorPage() {
  return (
    <>
      <PageTitle page={null} title="Something went wrong" />
      <MessagePage
        title="That didn't work"
        text="Something went wrong on this page. Reloading usually fixes it."
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <ButtonLink to={paths.home.href()} variant="ghost">
              Back to Home
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
