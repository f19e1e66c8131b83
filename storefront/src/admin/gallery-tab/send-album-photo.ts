import { ApiError, messageOf } from '../../api/client';
import { startPhotoUpload } from '../../api/photos';
import { PutFailed, putPhoto } from '../../api/put-photo';
import { settlePhotos } from '../../photos/settle-photos';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import type { AlbumPhoto } from './album-photo';

/** A photo is not in the shop yet: the documented words (rule 2.10), and what the server says about it. */
export class PhotoFailure extends Error {
  override readonly name = 'PhotoFailure';
  readonly reason?: string;

  constructor(message: string, reason?: string) {
    super(message);
    this.reason = reason;
  }
}

interface SendAlbumPhoto {
  photo: AlbumPhoto;
  signal: AbortSignal;
  /** How far it is. */
  onChange: (change: Partial<AlbumPhoto>) => void;
}

/**
 * Brings one photo into the shop and answers its lasting address; what has arrived before is not sent again. Throws a
 * `PhotoFailure`, or the signal's reason once it has been stopped.
 */
export async function sendAlbumPhoto({ photo, signal, onChange }: SendAlbumPhoto): Promise<string> {
  const { file } = photo;
  const upload = photo.upload ?? (await send({ file, signal, onChange }));
  onChange({ state: 'preparing', upload });
  const [settled] = await settlePhotos([upload]);
  if (settled?.state === 'kept') return settled.photo;
  // What was refused would be refused again; what nobody answered for can be asked for again.
  if (settled?.state === 'refused') onChange({ upload: undefined });
  throw new PhotoFailure(
    `Failed to get public URL for ${file.name}`,
    settled?.state === 'refused' ? settled.message : undefined,
  );
}

interface SendFile extends Omit<SendAlbumPhoto, 'photo'> {
  file: File;
}

async function send({ file, signal, onChange }: SendFile): Promise<string> {
  onChange({ state: 'uploading', percent: 0 });
  const url = await startUpload();
  try {
    await putPhoto({ url, file, signal, onProgress: (percent) => onChange({ percent }) });
  } catch (error) {
    if (!(error instanceof PutFailed)) throw error;
    throw new PhotoFailure(`Failed to upload ${file.name}: ${statusTextOf(error)}`, error.serverMessage);
  }
  return url;
}

async function startUpload(): Promise<string> {
  try {
    return await startPhotoUpload();
  } catch (error) {
    if (error instanceof ApiError) {
      const reason = messageOf(error, '') || undefined;
      throw new PhotoFailure(ADMIN_TEXTS.albumFailed, reason);
    }
    // The network is the browser's TypeError; all else is an answer that says no address.
    if (error instanceof TypeError) throw new PhotoFailure(ADMIN_TEXTS.albumFailed);
    throw new PhotoFailure('Invalid upload response from server');
  }
}

/** HTTP/2 sends no status text. */
function statusTextOf({ status, statusText }: PutFailed): string {
  return statusText || (status === 0 ? 'no connection' : `status ${status}`);
}
