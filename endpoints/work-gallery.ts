import { Router } from 'express';
import type { ChangedAnswer, CreatedAnswer } from '#domain/change-answers';
import { albumCreate } from '#domain/gallery-contract';
import { addAlbum } from '#server/gallery/add-album';
import { deleteAlbum } from '#server/gallery/delete-album';
import type { ApiContext } from './context';
import { idempotencyKeyOf } from './middleware/idempotency';
import { pathId } from './middleware/path-id';
import { adminOf, requireAdmin } from './middleware/session';

/** The owner's calls under /api/admin/work-gallery (spec 7); the list itself is public and answered from memory. */
export function workGalleryRouter(context: ApiContext): Router {
  const { payload } = context;
  const admin = requireAdmin(context);
  const router = Router();
  router.post('/', admin, async (req, res) => {
    const input = albumCreate.parse(req.body);
    const idempotencyKey = idempotencyKeyOf(req);
    const answer: CreatedAnswer = await addAlbum({ payload, user: adminOf(req), input, idempotencyKey });
    res.status(201).json(answer);
  });
  router.delete('/:id', admin, async (req, res) => {
    await deleteAlbum({ payload, user: adminOf(req), id: pathId(req) });
    const answer: ChangedAnswer = { success: true };
    res.json(answer);
  });
  return router;
}
