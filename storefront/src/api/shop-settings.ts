import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { PAGES } from '#domain/pages/pages';
import {
  homePreview,
  type ShopSettingsView,
  shopSettingsView,
} from '#domain/shop-settings/settings-contract';
import { changeVersioned } from './change-versioned';
import { ApiError, api } from './client';
import { firstStepQueries } from './first-steps';
import { FRESH, ownersRead, useOwnersChange } from './owners-calls';
import { OWNER } from './session-state';

const KEY = ['/api', 'admin', 'shop-settings'] as const;
const PATH = KEY.join('/');

/** What visitors get, from memory, so nothing is rendered when the page opens. */
async function readHome(signal: AbortSignal): Promise<z.infer<typeof homePreview>> {
  const reply = await fetch(PAGES.home, { signal });
  if (!reply.ok) throw new ApiError(reply.status, reply.statusText);
  return { html: await reply.text() };
}

const read = () => api.get(PATH, shopSettingsView);

export const settingsQueries = {
  all: () => ownersRead(KEY, shopSettingsView, FRESH),
  /** Previews the home page with these changes. Keeps the last preview while the next one loads. */
  preview: (changes: Readonly<Record<string, unknown>>) =>
    queryOptions({
      queryKey: [...KEY, 'preview', changes],
      queryFn: ({ signal }) =>
        Object.keys(changes).length === 0
          ? readHome(signal)
          : api.post(`${PATH}/preview`, changes, homePreview, { signal }),
      placeholderData: keepPreviousData,
      meta: OWNER,
    }),
};

interface SettingsChange {
  seen: ShopSettingsView;
  changes: object;
}

/** Changes the given settings. Returns the newest ones. @throws `ConflictError` if someone else changed the same ones. */
export function useChangeSettings() {
  const queryClient = useQueryClient();
  const stale = [KEY, firstStepQueries.left().queryKey];
  return useOwnersChange({ stale, awaitsRefresh: false }, async ({ seen, changes }: SettingsChange) => {
    await changeVersioned({ path: PATH, body: changes, seen, newest: read });
    // This isn't `fetchQuery`, which returns the data that came with the page while that's fresh.
    const newest = await read();
    queryClient.setQueryData(settingsQueries.all().queryKey, newest);
    return newest;
  });
}
