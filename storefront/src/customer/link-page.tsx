import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../api/page-title';

interface LinkPageProps extends Pick<ComponentProps<typeof PageTitle>, 'page'> {
  /** What is done with the link's token. */
  children: (token: string, onDone: () => void) => ReactNode;
  /** Shown once that is done. */
  done: ReactNode;
  /** Shown for a link that lacks its token. */
  broken: ReactNode;
}

/** The page that a mailed link leads to. */
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
