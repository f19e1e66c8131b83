import type { ServerProps } from 'payload';
import { z } from 'zod';
import { loginForEditor } from '#domain/pages/editor-address';

const asked = z.object({ redirect: z.string() });

/**
 * Below the editor's login, which takes nothing but a password: the way in for who has a second factor or a passkey, and where a
 * forgotten password comes from.
 */
export function PasswordHint({ searchParams }: ServerProps) {
  const back = asked.safeParse(searchParams).data?.redirect ?? null;
  return (
    <>
      <p className="shop-hint">
        <a href={loginForEditor(back)}>Sign in with a code or a passkey</a>
      </p>
      <p className="shop-hint">
        Forgotten the password? It is the one of the dashboard: whoever runs the shop's server sets a new one
        there (<code>ADMIN_PASSWORD</code>).
      </p>
    </>
  );
}
