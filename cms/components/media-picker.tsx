'use client';
import type { ListDrawerProps } from '@payloadcms/ui';
import { Button, toast, useConfig, useListDrawer } from '@payloadcms/ui';

interface MediaPicker {
  label: string;
  several: boolean;
  onPick: (addresses: string[]) => void;
}

/** A button that opens Media in a drawer, to pick or upload pictures. Passes on their permanent URLs. */
export function MediaPicker({ label, several, onPick }: MediaPicker) {
  const { config } = useConfig();
  const [MediaDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    selectedCollection: 'media',
  });

  const pickOne: ListDrawerProps['onSelect'] = async ({ doc }) => {
    const { picturesIn } = await readPictures();
    onPick([...picturesIn({ docs: [doc] }).values()]);
    closeDrawer();
  };

  const pickSeveral: ListDrawerProps['onBulkSelect'] = async (selected) => {
    const ids = [...selected].flatMap(([id, isSelected]) => (isSelected ? [String(id)] : []));
    try {
      const byId = await fetchPictures(config.routes.api, ids);
      onPick(ids.flatMap((id) => byId.get(id) ?? []));
      closeDrawer();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      toast.error(`Couldn't add the pictures. ${reason}`);
    }
  };

  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
        {label}
      </Button>
      <MediaDrawer
        allowCreate
        enableRowSelections={several}
        onSelect={pickOne}
        onBulkSelect={several ? pickSeveral : undefined}
      />
    </>
  );
}

/** Loads when a picture is picked, because it needs zod. */
const readPictures = () => import('./pictures-in');

async function fetchPictures(apiRoute: string, ids: string[]): Promise<Map<string, string>> {
  const query = new URLSearchParams({ 'where[id][in]': ids.join(','), depth: '0', pagination: 'false' });
  const response = await fetch(`${apiRoute}/media?${query}`, { credentials: 'include' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return (await readPictures()).picturesIn(await response.json());
}
