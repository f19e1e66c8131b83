import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatCount } from '#domain/wire/money';
import { Cluster, Muted, Split } from '../../ui/arrange';
import { Button } from '../../ui/button';
import * as uiTexts from '../../ui/ui-texts';
import * as texts from './shared-texts';

interface PagerProps {
  label: string;
  /** Starts at 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Says which entries are shown, with buttons for other pages. */
export function Pager({ label, page, pageSize, total, onPage }: PagerProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  if (total === 0) return null;

  /** The other page starts at the top of its list, which is above the screen after a long one. */
  function turn({ currentTarget }: MouseEvent, to: number): void {
    onPage(to);
    const list = currentTarget.closest('nav')?.parentElement?.querySelector('table, ul');
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }

  return (
    <Split as="nav" $gap="12px 16px" $align="center" aria-label={texts.pagesLabel(label)}>
      <Muted $numeric role="status">
        {texts.rowsOfTotal(formatCount(first), formatCount(last), formatCount(total))}
      </Muted>
      {total > pageSize && (
        <Cluster>
          <Button variant="secondary" disabled={page <= 1} onClick={(press) => turn(press, page - 1)}>
            <ChevronLeft size={20} />
            {texts.previous}
          </Button>
          <Button variant="secondary" disabled={last >= total} onClick={(press) => turn(press, page + 1)}>
            {uiTexts.next}
            <ChevronRight size={20} />
          </Button>
        </Cluster>
      )}
    </Split>
  );
}
