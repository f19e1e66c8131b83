import { Button } from '../../ui/button';

/** Leads back to all orders. */
export function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      Clear filters
    </Button>
  );
}
