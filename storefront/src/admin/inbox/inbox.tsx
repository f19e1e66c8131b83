import type { UseQueryResult } from '@tanstack/react-query';
import { Camera, type LucideIcon } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { spanText } from '#domain/health/health-words';
import { MINUTE_MS } from '#domain/wire/durations';
import { Breakable } from '../../api/breakable';
import type { Page } from '../../api/client';
import { WholeDates } from '../../api/whole-dates';
import { NotLoaded } from '../../notices/not-loaded';
import { Muted, StackList, Text } from '../../ui/arrange';
import { Local } from '../../ui/local';
import type { useOpened } from '../../ui/use-opened';
import { momentWithin } from '../parts/admin-date';
import { ListEntry, ListMark } from '../parts/list-entry';
import { page } from '../parts/list-reader';
import { Pager } from '../parts/pager';
import { Panel } from '../parts/panel';
import { useListParams } from '../parts/use-list-params';
import * as texts from './inbox-texts';

/** A list's page, in the URL under a name of its own, because other lists are on the same tab. */
export function useInboxPage(name: string) {
  const { list, change } = useListParams((params) => page(params[name]));
  return { page: list, onPage: (wanted: number) => change({ [name]: String(wanted) }) };
}

interface InboxProps<Entry> extends ReturnType<typeof useInboxPage> {
  label: string;
  title?: (entries: readonly Entry[]) => string;
  failed: string;
  query: UseQueryResult<Page<Entry>>;
  pageSize: number;
  /** The entry that's open, and the dialog that shows it. */
  opened?: ReturnType<typeof useOpened>;
  Dialog?: ComponentType<OpenEntryProps>;
  children: (entry: Entry) => ReactNode;
}

export interface OpenEntryProps {
  /** It comes from the URL, so it can be any text. */
  id: string;
  onClose: () => void;
}

/** A panel with a list that waits for the owner. Hidden if it's empty. */
export function Inbox<Entry extends { id: string }>(props: InboxProps<Entry>) {
  const { label, title = () => label, failed, query, opened, Dialog, children, ...paging } = props;
  const { data, isError, isFetching } = query;
  return (
    <>
      {isError && !isFetching && (
        <Panel title={label}>
          <NotLoaded title={failed} query={query} />
        </Panel>
      )}
      {data && data.total > 0 && (
        <Panel title={title(data.entries)}>
          <StackList aria-label={label}>
            {data.entries.map((entry) => (
              <li key={entry.id}>{children(entry)}</li>
            ))}
          </StackList>
          <Pager label={label} total={data.total} {...paging} />
        </Panel>
      )}
      {opened?.what && Dialog && (
        <Suspense>
          <Dialog key={opened.what} id={opened.what} onClose={opened.close} />
        </Suspense>
      )}
    </>
  );
}

interface InboxEntryProps {
  from: string;
  waits: boolean;
  /** When it was written, or answered (ISO 8601). */
  at: string;
  Icon: LucideIcon;
  text: string;
  photos: number;
  onOpen: () => void;
}

const waitOf = (since: string) => spanText(Math.max(MINUTE_MS, Date.now() - Date.parse(since)));

export function InboxEntry({ from, waits, at, Icon, text, photos, onOpen }: InboxEntryProps) {
  const mark = waits || undefined;
  const state = () => (waits ? texts.waitingFor(waitOf(at)) : texts.answeredAt(momentWithin(at)));
  return (
    <ListEntry type="button" aria-haspopup="dialog" data-waits={mark} onClick={onOpen}>
      <Text as="span" $strong $breaks>
        <Breakable>{from}</Breakable>
      </Text>
      <ListMark data-waits={mark}>
        {waits && <Icon size={16} />}
        <Local text={() => <WholeDates>{state()}</WholeDates>} />
      </ListMark>
      <Muted as="span" $clamp={2} $breaks>
        {text}
      </Muted>
      {photos > 0 && (
        <ListMark>
          <Camera size={16} />
          {texts.photosCount(photos)}
        </ListMark>
      )}
    </ListEntry>
  );
}
