import { ButtonLink } from '../ui/button';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { PageTitle } from '../ui/page-title';
import { MessagePage } from './message-page';
import { paths } from './paths';

interface ComingPageProps {
  title: string;
  /** What will be here. */
  text: string;
}

/** Stands at an address whose page is still to come, so that no link of the shop leads nowhere. */
export function ComingPage({ title, text }: ComingPageProps) {
  return (
    <>
      <PageTitle title={title} unlisted />
      <MessagePage
        drawing={<EmptyHook />}
        title={title}
        text={`${text} This page opens soon.`}
        actions={
          <>
            <ButtonLink to={paths.order.href()}>Order a service</ButtonLink>
            <ButtonLink to={paths.home.href()} variant="ghost">
              Back to Home
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
