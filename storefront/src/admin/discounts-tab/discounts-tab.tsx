import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { css } from 'styled-components';
import { DISCOUNT_TYPE_LABEL, formatDiscountValue } from '#domain/discounts/discount';
import type { DiscountView } from '#domain/discounts/discount-contract';
import { labelOf } from '#domain/words/label-of';
import { ownerDiscountQueries, useSwitchDiscount } from '../../api/admin-discounts';
import { WholeDates } from '../../api/whole-dates';
import type { Column } from '../../ui/data-table';
import { Local } from '../../ui/local';
import { CARDS } from '../../ui/table';
import { color, font } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { ActiveSwitch } from '../parts/active-switch';
import { adminDate } from '../parts/admin-date';
import { ListPanel } from '../parts/list-panel';
import * as sharedTexts from '../parts/shared-texts';
import { toolColumn } from '../parts/tool-column';
import { AddDiscountDialog } from './add-discount-dialog';
import { hasRules, rulesInWords } from './discount-rules';
import * as texts from './discounts-tab-texts';
import { EditDiscountDialog } from './edit-discount-dialog';

/** Words stay whole, so the limits wrap first. */
const wholeWords = css`
  overflow-wrap: break-word;
`;

const LIMITS: Column<DiscountView> = {
  name: texts.limits,
  optional: true,
  look: css`
    &::first-letter {
      text-transform: uppercase;
    }
    ${CARDS} {
      padding-top: 4px;
      color: ${color.muted};
      font-size: ${font.small};
    }
  `,
  cell: (discount) => <WholeDates>{rulesInWords(discount, new Date())}</WholeDates>,
};

const columnsOf = (withLimits: boolean, onEdit: (id: string) => void): Column<DiscountView>[] => [
  {
    name: sharedTexts.code,
    at: 'lead',
    bold: true,
    look: css`
      font-family: ${font.display};
      font-size: ${font.h4};
      letter-spacing: 0.03em;
      ${wholeWords}
    `,
    cell: ({ code }) => code,
  },
  {
    name: texts.type,
    at: 'below',
    optional: true,
    look: wholeWords,
    cell: ({ type }) => labelOf(DISCOUNT_TYPE_LABEL, type),
  },
  {
    name: texts.value,
    at: 'end',
    number: true,
    bold: true,
    optional: true,
    cell: formatDiscountValue,
  },
  // If no code has limits, the table leaves out their column.
  ...(withLimits ? [LIMITS] : []),
  {
    name: sharedTexts.created,
    at: 'away',
    oneLine: true,
    lesser: withLimits,
    optional: true,
    cell: ({ createdAt }) => <Local text={() => adminDate(createdAt)} />,
  },
  {
    name: uiTexts.status,
    at: 'belowEnd',
    // The button is wide enough for either of its labels.
    look: css`
      width: 176px;
    `,
    cell: (discount) => <DiscountSwitch discount={discount} />,
  },
  toolColumn({ icon: Pencil, label: ({ code }) => texts.editCode(code), onOpen: onEdit }),
];

/** The Discounts tab (rule 4.2): every discount code, newest first. */
export function DiscountsTab() {
  const discounts = useQuery(ownerDiscountQueries.list());
  const adding = useOpened('create', { inAddress: true });
  const editing = useOpened('edit', { inAddress: true });
  const edited = discounts.data?.find(({ id }) => id === editing.what);
  return (
    <ListPanel
      title={sharedTexts.discounts}
      columns={columnsOf(discounts.data?.some(hasRules) ?? false, editing.open)}
      query={discounts}
      loading={texts.loadingDiscounts}
      failed={texts.discountCodesDidntLoad}
      empty={texts.noDiscountCodesYet}
      add={{ label: texts.addDiscountCode, icon: Plus, open: adding.open }}
    >
      {adding.what && <AddDiscountDialog onClose={adding.close} />}
      {edited && <EditDiscountDialog key={edited.id} discount={edited} onClose={editing.close} />}
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
