import type { ServerProps } from 'payload';
import { z } from 'zod';
import { loginForEditor } from '#domain/pages/editor-address';

const redirected = z.object({ redirect: z.string() });

/** Says below the login how to sign in with a second factor or a passkey, and who can set a new password. */
export function PasswordHint({ searchParams }: ServerProps) {
  const back = redirected.safeParse(searchParams).data?.redirect ?? null;
  return (
    <>
      <p className="shop-hint">
        <a href={loginForEditor(back)}>Sign in with a code or a passkey</a>
      </p>
      <p className="shop-hint">
        Forgot the password? It's the same as the dashboard's. The person who runs the server can set a new
        one (<code>ADMIN_PASSWORD</code>).
      </p>
    </>
  );
}
