import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths';
import { AccountSheet } from '../ui/account-sheet';
import { ButtonLink } from '../ui/button';
import { CUSTOMER_TEXTS } from './customer-texts';

/** Spec 9. */
const REDIRECT_MS = 3000;

/** The password is changed; the login follows by itself. */
export function PasswordResetDone() {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    place.current?.focus();
    const timer = setTimeout(() => navigate(paths.customerLogin.href(), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div ref={place} role="status" tabIndex={-1}>
      <AccountSheet title="Password Reset Successful!" text={CUSTOMER_TEXTS.resetDone}>
        <ButtonLink to={paths.customerLogin.href()} variant="secondary" replace>
          Back to Login
        </ButtonLink>
      </AccountSheet>
    </div>
  );
}
