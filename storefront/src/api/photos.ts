import { normalizeAnswer, uploadAnswer } from '#domain/photos/upload-contract';
import { api } from './client';

/** A new address for one PUT of a photo. */
export async function startPhotoUpload(): Promise<string> {
  return (await api.post('/api/objects/upload', {}, uploadAnswer)).uploadURL;
}

/** The lasting addresses of uploaded photos, in the same order. */
export async function normalizePhotos(urls: readonly string[]): Promise<string[]> {
  return (await api.post('/api/objects/normalize', { urls }, normalizeAnswer)).normalizedUrls;
}
