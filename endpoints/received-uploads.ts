import { type Request, Router } from 'express';
import type { ChangedAnswer } from '#domain/change-answers';
import { receiveUpload } from '#server/uploads/receive-upload';
import type { ApiContext } from './context';

/**
 * PUT /api/objects/uploads/{id}: a photo's bytes, while photos are kept on this server's disk. Mounted before bodies are
 * read as JSON.
 */
export function receivedUploadsRouter({ payload, store }: ApiContext): Router {
  const router = Router();
  router.put('/:id', async (req, res) => {
    try {
      await receiveUpload({
        payload,
        store,
        link: { ...req.query, id: req.params.id },
        contentType: req.get('Content-Type') ?? '',
        contentLength: Number(req.get('Content-Length') ?? 0),
        chunks: chunksOf(req),
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

/** The body as it comes; whoever stops listening leaves the connection open for the answer. */
function chunksOf(req: Request): AsyncIterable<Uint8Array> {
  return req.iterator({ destroyOnReturn: false });
}
