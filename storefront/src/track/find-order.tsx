import { Link } from 'react-router-dom';
import { paths } from '../addresses/paths';
import { PageTitle } from '../api/page-title';
import { AccountSheet } from '../ui/account-sheet';
import { Muted } from '../ui/arrange';
import { Seam } from '../ui/drawings/seam';
import { FindOrderForm } from './find-order-form';

/** Leads who has lost the link to an order's page to it, by mail. */
export function FindOrder() {
  return (
    <>
      <PageTitle page="track" />
      <AccountSheet
        title="Find My Order"
        text="Where is your glove, and when is it back? We mail you the link to your order’s page."
      >
        <FindOrderForm />
        <Seam />
        <Muted>
          With an account you see all your orders: <Link to={paths.customerLogin.href()}>log in</Link>
        </Muted>
      </AccountSheet>
    </>
  );
}
