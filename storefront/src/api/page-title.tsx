import { pageTitle, pageWords } from '#domain/pages/page-words';
import type { PageName } from '#domain/pages/pages';
import { useShopFacts } from './shop-facts';

interface PageTitleProps {
  /** Null for the page that says a page doesn't exist. */
  page: PageName | null;
  title?: string;
}

/** Sets the title and meta tags, the same ones the server wrote into the HTML. */
export function PageTitle({ page, title: own }: PageTitleProps) {
  const facts = useShopFacts();
  const { title, description, unlisted } = pageWords(page, facts);
  return (
    <>
      <title>{own ? pageTitle(own, facts.name) : title}</title>
      {description && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
