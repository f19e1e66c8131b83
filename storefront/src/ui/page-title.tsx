/** The shop as header, footer and page titles name it. */
export const SHOP_NAME = 'The Glove Shop';

interface PageTitleProps {
  title: string;
  description?: string;
  /** Keeps the page out of search engines. */
  unlisted?: boolean;
}

/** What the browser's tab and search engines show of a page. */
export function PageTitle({ title, description, unlisted = false }: PageTitleProps) {
  return (
    <>
      <title>{`${title} | ${SHOP_NAME}`}</title>
      {description && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
