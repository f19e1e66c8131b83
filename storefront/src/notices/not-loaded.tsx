import { messageOf } from '../api/client';
import { LoadFailed } from '../ui/load-failed';
import * as texts from './notices-texts';

export const NOT_REACHED = texts.weCouldntReachShop;

/** What browsers say about code that couldn't be loaded, because a newer version of the shop replaced it or the network failed. */
const NO_CODE = /module/;

interface NotLoadedProps {
  title: string;
  query: { error: Error | null; refetch: () => unknown };
  text?: string;
}

/** Shows why loading failed, with a retry button. */
export function NotLoaded({ title, query: { error, refetch }, text = NOT_REACHED }: NotLoadedProps) {
  return (
    <LoadFailed title={title} onRetry={() => refetch()}>
      {error instanceof TypeError && NO_CODE.test(error.message)
        ? texts.reloadThePage
        : messageOf(error, text)}
    </LoadFailed>
  );
}
