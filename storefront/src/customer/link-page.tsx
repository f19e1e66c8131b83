import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../api/page-title';
import { AccountSheet } from '../ui/account-sheet';

/** How long the success is shown before the redirect, in ms. */
const REDIRECT_MS = 3000;

type Sheet = ComponentProps<typeof AccountSheet>;

interface LinkPageProps extends Pick<ComponentProps<typeof PageTitle>, 'page'> {
  children: (token: string, onDone: () => void) => ReactNode;
  done: Sheet;
  redirect?: string;
  /** Shown for a link without a token. */
  broken: Sheet;
}

export function LinkPage({ page, children, done, redirect, broken }: LinkPageProps) {
  const [params] = useSearchParams();
  const token = params.get('token')?.trim();
  const [isDone, setDone] = useState(false);
  return (
    <>
      <PageTitle page={page} />
      {isDone ? (
        <Done sheet={done} redirect={redirect} />
      ) : token ? (
        children(token, () => setDone(true))
      ) : (
        <AccountSheet {...broken} />
      )}
    </>
  );
}

function Done({ sheet, redirect }: { sheet: Sheet; redirect?: string }) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!redirect) return undefined;
    place.current?.focus();
    const timer = setTimeout(() => navigate(redirect, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, redirect]);
  return (
    <div ref={place} role="status" tabIndex={redirect ? -1 : undefined}>
      <AccountSheet {...sheet} />
    </div>
  );
}
