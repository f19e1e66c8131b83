import { randomUUID } from 'node:crypto';
import type { Walker } from './walker';

interface WalkConversations {
  walker: Walker;
  asOwner: { cookie: string; param: string };
  email: string;
}

/** Makes every call about conversations and email replies. The shop doesn't read a mailbox, so the order has no replies. */
export async function walkConversations({ walker, asOwner, email }: WalkConversations): Promise<void> {
  const { cookie } = asOwner;
  await walker.make('GET /api/conversations', { cookie });
  await walker.make('GET /api/saved-replies', { cookie });
  await walker.make('GET /api/orders/:id/replies', asOwner);
  for (const verdict of ['accept', 'discard'])
    await walker.make(`POST /api/orders/:id/replies/:replyId/${verdict}`, {
      ...asOwner,
      part: randomUUID(),
      status: 404,
    });
  await walker.make('POST /api/admin/email-problems/dismiss', { cookie, body: { email } });
}
