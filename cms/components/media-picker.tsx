'use client';
import type { ListDrawerProps } from '@payloadcms/ui';
import { Button, toast, useConfig, useListDrawer } from '@payloadcms/ui';
import { z } from 'zod';
import { MEDIA_PATH } from '#domain/photos/photo-limits';

const picture = z.object({ id: z.string(), filename: z.string().min(1) });
const pictureList = z.object({ docs: z.array(picture) });

interface MediaPicker {
  label: string;
  several: boolean;
  onPick: (addresses: string[]) => void;
}

/** A button that opens Media in a drawer, to pick or upload pictures. Reports their permanent URLs. */
export function MediaPicker({ label, several, onPick }: MediaPicker) {
  const { config } = useConfig();
  const [MediaDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    selectedCollection: 'media',
  });

  const pickOne: ListDrawerProps['onSelect'] = ({ doc }) => {
    onPick([address(picture.parse(doc))]);
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

function address({ filename }: z.infer<typeof picture>): string {
  return `${MEDIA_PATH}${filename}`;
}

async function fetchPictures(apiRoute: string, ids: string[]): Promise<Map<string, string>> {
  const query = new URLSearchParams({ 'where[id][in]': ids.join(','), depth: '0', pagination: 'false' });
  const response = await fetch(`${apiRoute}/media?${query}`, { credentials: 'include' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { docs } = pictureList.parse(await response.json());
  return new Map(docs.map((doc) => [doc.id, address(doc)]));
}
