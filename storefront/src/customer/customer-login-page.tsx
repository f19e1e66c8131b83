import { Link, Navigate, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { afterLogin } from '../addresses/came-from';
import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { useSession } from '../api/session';
import { AccountSheet } from '../ui/account-sheet';
import { ButtonLink } from '../ui/button';
import { Seam } from '../ui/drawings/seam';
import { color, space } from '../ui/tokens';
import { LoginForm } from './login-form';

const NewHere = styled.div`
  display: grid;
  gap: ${space[2]};
  p {
    color: ${color.muted};
  }
`;

/** Where customers sign in; skipped by one who is signed in already. */
export function CustomerLoginPage() {
  const location = useLocation();
  const session = useSession('customer');
  if (session.isSignedIn)
    return <Navigate to={afterLogin(location, paths.customerDashboard.href())} replace />;
  return (
    <>
      <PageTitle page="customerLogin" />
      <AccountSheet title="Customer Login" text="See your orders and how your glove is coming along.">
        <LoginForm />
        <Seam />
        <NewHere>
          <p>
            No account yet? It comes with your first order, or <Link to={paths.signUp.href()}>sign up</Link>{' '}
            for the mailing list and the monthly drawing.
          </p>
          <p>
            Ordered without one? <Link to={paths.track.href()}>Find my order</Link>
          </p>
          <ButtonLink to={paths.order.href()} variant="secondary">
            Order a service
          </ButtonLink>
        </NewHere>
      </AccountSheet>
    </>
  );
}
