import type { DiscountView } from '#domain/catalogue-contract';
import { useSwitchDiscount } from '../../api/admin-discounts';
import { waitOr } from '../../api/client';
import { SwitchField } from '../../ui/switch-field';
import { useToast } from '../../ui/toast';
import { ActiveLabel } from '../active-label';
import { ADMIN_TEXTS } from '../admin-texts';

/** Whether customers can use a code, changed at once. */
export function DiscountSwitch({ discount }: { discount: DiscountView }) {
  const { toast } = useToast();
  const change = useSwitchDiscount(discount.id);
  const active = change.isPending ? change.variables : discount.active === 1;

  async function set(wanted: boolean): Promise<void> {
    try {
      await change.mutateAsync(wanted);
      toast({ title: ADMIN_TEXTS.discountUpdated });
    } catch (error) {
      const description = waitOr(error, ADMIN_TEXTS.discountUpdateFailed);
      toast({ title: 'Error', description, tone: 'danger' });
    }
  }

  return (
    <SwitchField
      label={<ActiveLabel active={active} name={`${discount.code} active`} />}
      checked={active}
      onCheckedChange={set}
    />
  );
}
