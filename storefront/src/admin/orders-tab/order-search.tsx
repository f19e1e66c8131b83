import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { orderOnSlip } from '#domain/lists/slip-code';
import { controlStyles } from '../../ui/field';
import { color } from '../../ui/tokens';
import { useTypedValue } from '../../ui/use-typed-value';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { SEARCH_MAX } from '../parts/list-reader';
import * as sharedTexts from '../parts/shared-texts';
import type { OrderFilterControls } from './order-filters';
import * as texts from './orders-tab-texts';

const Root = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 50%;
    left: 10px;
    translate: 0 -50%;
    color: ${color.muted};
    pointer-events: none;
  }
`;

const Control = styled.input`
  ${controlStyles}
  min-height: 40px;
  padding: 6px 8px 6px 34px;
  text-overflow: ellipsis;
`;

interface OrderSearchProps {
  controls: OrderFilterControls;
  /** The search takes the focus, because the button that had it is gone. */
  focused: boolean;
  onSlip: (orderId: string) => void;
}

/** Finds orders by number, name, email, or phone when typing pauses. A scanned slip opens its order. */
export function OrderSearch({ controls: { params, change }, focused, onSlip }: OrderSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTypedValue(params.search ?? '', (value) =>
    change({ search: value }, { replace: true }),
  );
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  function goOnWithSlip(event: KeyboardEvent): void {
    const id = event.key === 'Enter' ? orderOnSlip(typed) : null;
    if (!id) return;
    event.preventDefault();
    setTyped(params.search ?? '');
    onSlip(id);
  }

  return (
    <Root>
      <VisuallyHidden as="label" htmlFor={id}>
        {sharedTexts.search}
      </VisuallyHidden>
      <Search size={18} />
      <Control
        ref={input}
        id={id}
        type="search"
        placeholder={texts.orderNumberNameEmail}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={goOnWithSlip}
      />
    </Root>
  );
}
