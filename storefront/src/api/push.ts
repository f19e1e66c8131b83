import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { currentPushAnswer, type PushChoice, pushSettings } from '#domain/push/push-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { ownersRead, useOwnersChange } from './owners-calls';
import { currentEndpoint, subscribe, unsubscribe } from './push-browser';
import { OWNER } from './session-state';

const DEVICES = '/api/admin/push-devices';

/** Whether notifications are on in this browser. If they are, moves them to the current session. */
async function readHere(): Promise<boolean> {
  const endpoint = await currentEndpoint();
  if (endpoint === null) return false;
  const { isKnown } = await api.post(`${DEVICES}/current`, { endpoint }, currentPushAnswer);
  // It was removed on another device, or it's someone else's.
  if (!isKnown) await unsubscribe();
  return isKnown;
}

export const pushQueries = {
  here: () =>
    queryOptions({
      queryKey: ['push', 'here'],
      queryFn: readHere,
      meta: OWNER,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  settings: () => ownersRead(['/api', 'admin', 'push-devices'], pushSettings),
};

const DEVICE_CHANGE = { stale: [pushQueries.here().queryKey, pushQueries.settings().queryKey] };

interface TurnOn extends PushChoice {
  publicKey: string;
}

/** Turns notifications on in this browser. False if the person doesn't allow them. */
export const useTurnOnPush = () =>
  useOwnersChange(DEVICE_CHANGE, async ({ publicKey, ...choice }: TurnOn) => {
    const subscription = await subscribe(publicKey);
    if (subscription) await api.post(DEVICES, { ...subscription, ...choice }, createdAnswer);
    return subscription !== null;
  });

export const useChangePush = () =>
  useOwnersChange(DEVICE_CHANGE, ({ id, ...choice }: PushChoice & { id: string }) =>
    api.patch(`${DEVICES}/${id}`, choice, changedAnswer),
  );

/** Turns notifications off on one of the person's devices. */
export const useRemovePush = () =>
  useOwnersChange(DEVICE_CHANGE, async ({ id, isHere }: { id: string; isHere: boolean }) => {
    await api.delete(`${DEVICES}/${id}`, changedAnswer);
    if (isHere) await unsubscribe();
  });

/** Sends one of the person's devices a test notification. */
export const useTestPush = () =>
  useOwnersChange({ stale: [] }, (id: string) => api.post(`${DEVICES}/${id}/test`, {}, changedAnswer));

/** Moves this browser's notifications to the current session, once. */
export async function keepPush(queryClient: QueryClient): Promise<void> {
  if (await currentEndpoint()) await queryClient.fetchQuery(pushQueries.here());
}
