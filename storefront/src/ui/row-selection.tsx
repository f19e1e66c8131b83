import {
  createContext,
  memo,
  type ReactNode,
  startTransition,
  use,
  useMemo,
  useOptimistic,
  useRef,
} from 'react';
import { Checkbox } from './checkbox';
import { useSteady } from './use-steady';

/** `isSpan`: Shift was held, which in some tables includes the rows in between. */
type Choose = (id: string, isSelected: boolean, isSpan: boolean) => void;

interface Selection {
  selected: { has: (id: string) => boolean };
  choose: Choose;
}

const SelectionContext = createContext<Selection>({ selected: new Set(), choose: () => undefined });

interface RowSelectionProps {
  /** This stays the same until the selection changes. */
  selected: Selection['selected'];
  onChoose: Choose;
  children: ReactNode;
}

/** Holds which rows of a table are selected. Only their checkboxes read it, so selecting a page draws no other cell again. */
export function RowSelection({ selected, onChoose, children }: RowSelectionProps) {
  const choose = useSteady(onChoose);
  return (
    <SelectionContext value={useMemo(() => ({ selected, choose }), [selected, choose])}>
      {children}
    </SelectionContext>
  );
}

interface RowCheckboxProps {
  rowId: string;
  'aria-label': string;
  id?: string;
  disabled?: boolean;
}

/** A row's checkbox, inside a `RowSelection`. */
export function RowCheckbox(props: RowCheckboxProps) {
  const { selected, choose } = use(SelectionContext);
  return <Box {...props} isSelected={selected.has(props.rowId)} choose={choose} />;
}

const Box = memo(function Box({
  rowId,
  isSelected,
  choose,
  disabled = false,
  ...control
}: RowCheckboxProps & { isSelected: boolean; choose: Choose }) {
  const isSpan = useRef(false);
  return (
    <Checkbox
      {...control}
      checked={isSelected && !disabled}
      disabled={disabled}
      onClick={({ shiftKey }) => {
        isSpan.current = shiftKey;
      }}
      onCheckedChange={(checked) => choose(rowId, checked, isSpan.current)}
    />
  );
});

interface AllRowsCheckboxProps {
  selected: number;
  total: number;
  'aria-label'?: string;
  id?: string;
  disabled?: boolean;
  onSelectAll: (isSelected: boolean) => void;
}

/** Selects all rows. It answers a press at once, before the rows are drawn. */
export function AllRowsCheckbox({ selected, total, onSelectAll, ...control }: AllRowsCheckboxProps) {
  const isAll = total > 0 && selected === total;
  const [shown, show] = useOptimistic<boolean | 'indeterminate'>(isAll || (selected > 0 && 'indeterminate'));
  return (
    <Checkbox
      {...control}
      checked={shown}
      onCheckedChange={(isSelected) =>
        startTransition(() => {
          show(isSelected);
          onSelectAll(isSelected);
        })
      }
    />
  );
}
