import { normalizeAnswer, uploadAnswer } from '#domain/photos/upload-contract';
import { api } from './client';

export async function startPhotoUpload(): Promise<string> {
  return (await api.post('/api/objects/upload', {}, uploadAnswer)).uploadURL;
}

/** Returns the permanent URLs of uploaded photos, in the same order. */
export async function normalizePhotos(urls: readonly string[]): Promise<string[]> {
  return (await api.post('/api/objects/normalize', { urls }, normalizeAnswer)).normalizedUrls;
}
