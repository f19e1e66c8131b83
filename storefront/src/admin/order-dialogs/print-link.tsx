import { Printer } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../ui/button';

interface PrintLinkProps {
  orderId: string;
  /** Called in place of following the link where that is given: what is not saved is asked about first. */
  onHeld?: (follow: () => void) => void;
}

/** The way to an order's print view, which takes this dialog's place: closing it leads back to the list as it was. */
export function PrintLink({ orderId, onHeld }: PrintLinkProps) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('order');
  params.set('print', orderId);
  const to = { search: `?${params}` };
  return (
    <ButtonLink
      variant="secondary"
      to={to}
      replace
      state={state}
      onClick={(event) => {
        if (!onHeld) return;
        event.preventDefault();
        onHeld(() => navigate(to, { replace: true, state }));
      }}
    >
      <Printer size={20} strokeWidth={2} aria-hidden />
      Print
    </ButtonLink>
  );
}
