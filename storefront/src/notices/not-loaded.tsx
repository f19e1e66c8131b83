import { messageOf } from '../api/client';
import { LoadFailed } from '../ui/load-failed';
import * as texts from './notices-texts';

export const NOT_REACHED = texts.weCouldntReachShop;

interface NotLoadedProps {
  title: string;
  query: { error: Error | null; refetch: () => unknown };
  text?: string;
}

/** Shows why loading failed, with a retry button. */
export function NotLoaded({ title, query: { error, refetch }, text = NOT_REACHED }: NotLoadedProps) {
  return (
    <LoadFailed title={title} onRetry={() => refetch()}>
      {messageOf(error, text)}
    </LoadFailed>
  );
}
