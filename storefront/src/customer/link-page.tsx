import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../api/page-title';

interface LinkPageProps extends Pick<ComponentProps<typeof PageTitle>, 'page'> {
  /** What to do with the link's token. */
  children: (token: string, onDone: () => void) => ReactNode;
  /** Shown once it's done. */
  done: ReactNode;
  /** Shown for a link without a token. */
  broken: ReactNode;
}

/** The page an emailed link opens. */
export function LinkPage({ page, children, done, broken }: LinkPageProps) {
  const [params] = useSearchParams();
  const token = params.get('token')?.trim();
  const [isDone, setDone] = useState(false);
  return (
    <>
      <PageTitle page={page} />
      {isDone ? done : token ? children(token, () => setDone(true)) : broken}
    </>
  );
}
