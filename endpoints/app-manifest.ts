import type { RequestHandler } from 'express';
import type { Payload } from 'payload';
import { appManifest } from '#domain/app/app-manifest';
import { readPageFacts } from '#server/pages/page-data';
import { tagOf } from '#server/platform/tools/tag-of';

/** Sends the dashboard's web app manifest, under the shop's name. */
export const answerManifest =
  (payload: Payload): RequestHandler =>
  async (_req, res) => {
    const { shop } = await readPageFacts(payload);
    const manifest = JSON.stringify(appManifest(shop.name));
    res
      .type('application/manifest+json')
      .set({ 'Cache-Control': 'no-cache', ETag: tagOf(manifest) })
      .send(manifest);
  };
