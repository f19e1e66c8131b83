import { Router } from 'express';
import { type NormalizeAnswer, normalizeRequest, type UploadAnswer } from '#domain/upload-contract';
import { normalizeUploads } from '#server/uploads/normalize-uploads';
import { startUpload } from '#server/uploads/start-upload';
import type { ApiContext } from './context';
import { ownAddress } from './middleware/own-address';
import { uploadCalls, uploadQuota } from './upload-quota';

/** The calls under /api/objects that speak JSON (spec 7). */
export function objectsRouter(context: ApiContext, publicAddress: string | undefined): Router {
  const { payload, store } = context;
  const limit = uploadCalls(context);
  const router = Router();
  router.post('/upload', limit, async (req, res) => {
    const answer: UploadAnswer = await startUpload({
      store,
      quota: await uploadQuota(context, req),
      secret: payload.secret,
      ownAddress: ownAddress(req, publicAddress),
    });
    res.json(answer);
  });
  router.post('/normalize', limit, async (req, res) => {
    const { urls } = normalizeRequest.parse(req.body);
    const answer: NormalizeAnswer = await normalizeUploads({
      payload,
      store,
      quota: await uploadQuota(context, req),
      ownAddress: ownAddress(req, publicAddress),
      urls,
    });
    res.json(answer);
  });
  return router;
}
