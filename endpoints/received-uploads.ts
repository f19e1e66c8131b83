import { type Request, Router } from 'express';
import type { ChangedAnswer } from '#domain/change-answers';
import { receiveUpload } from '#server/uploads/receive-upload';
import type { ApiContext } from './context';
import { uploadQuota } from './upload-quota';

/**
 * PUT /api/objects/uploads/{id}: a photo's bytes, while photos are kept on this server's disk. Mounted before bodies are
 * read as JSON.
 */
export function receivedUploadsRouter(context: ApiContext): Router {
  const { payload, store } = context;
  const router = Router();
  router.put('/:id', async (req, res) => {
    try {
      await receiveUpload({
        payload,
        store,
        link: { ...req.query, id: req.params.id },
        contentType: req.get('Content-Type') ?? '',
        contentLength: contentLengthOf(req),
        chunks: chunksOf(req),
        quota: await uploadQuota(context, req),
      });
    } catch (error) {
      // Whoever broke off hears no answer; the photo may be sent again.
      if (req.readableAborted) return;
      // A browser listens for the answer only when it has sent everything.
      req.resume();
      throw error;
    }
    const answer: ChangedAnswer = { success: true };
    res.json(answer);
  });
  return router;
}

function contentLengthOf(req: Request): number | null {
  const length = req.get('Content-Length');
  return length === undefined ? null : Number(length);
}

/** The body as it comes; whoever stops listening leaves the connection open for the answer. */
function chunksOf(req: Request): AsyncIterable<Uint8Array> {
  return req.iterator({ destroyOnReturn: false });
}
