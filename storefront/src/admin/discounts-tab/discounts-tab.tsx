import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { css } from 'styled-components';
import { DISCOUNT_TYPE_LABEL, formatDiscountValue } from '#domain/discounts/discount';
import type { DiscountView } from '#domain/discounts/discount-contract';
import { labelOf } from '#domain/words/label-of';
import { ownerDiscountQueries, useSwitchDiscount } from '../../api/admin-discounts';
import type { Column } from '../../ui/data-table';
import { Local } from '../../ui/local';
import { font } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { ActiveSwitch } from '../parts/active-switch';
import { adminDate } from '../parts/admin-date';
import { ListPanel } from '../parts/list-panel';
import * as sharedTexts from '../parts/shared-texts';
import { AddDiscountDialog } from './add-discount-dialog';
import * as texts from './discounts-tab-texts';

const COLUMNS: readonly Column<DiscountView>[] = [
  {
    name: sharedTexts.code,
    at: 'lead',
    bold: true,
    look: css`
      font-family: ${font.display};
      font-size: ${font.h4};
      letter-spacing: 0.03em;
    `,
    cell: ({ code }) => code,
  },
  { name: texts.type, at: 'below', optional: true, cell: ({ type }) => labelOf(DISCOUNT_TYPE_LABEL, type) },
  { name: texts.value, at: 'end', number: true, bold: true, optional: true, cell: formatDiscountValue },
  {
    name: sharedTexts.created,
    at: 'away',
    oneLine: true,
    optional: true,
    cell: ({ createdAt }) => <Local text={() => adminDate(createdAt)} />,
  },
  {
    name: uiTexts.status,
    at: 'belowEnd',
    // Wide enough for either label.
    look: css`
      width: 176px;
    `,
    cell: (discount) => <DiscountSwitch discount={discount} />,
  },
];

/** The Discounts tab (rule 4.2): every discount code, newest first. */
export function DiscountsTab() {
  const adding = useOpened('create', { inAddress: true });
  return (
    <ListPanel
      title={sharedTexts.discounts}
      columns={COLUMNS}
      query={useQuery(ownerDiscountQueries.list())}
      loading={texts.loadingDiscounts}
      failed={texts.discountCodesDidntLoad}
      empty={texts.noDiscountCodesYet}
      actions={
        <ActionButton icon={Plus} variant="primary" aria-haspopup="dialog" onClick={() => adding.open()}>
          {texts.addDiscountCode}
        </ActionButton>
      }
    >
      {adding.what && <AddDiscountDialog onClose={adding.close} />}
    </ListPanel>
  );
}

function DiscountSwitch({ discount }: { discount: DiscountView }) {
  return (
    <ActiveSwitch
      {...useSwitchDiscount(discount)}
      name={texts.activeCode(discount.code)}
      done={texts.discountUpdated}
      failed={texts.discountUpdateFailed}
    />
  );
}
