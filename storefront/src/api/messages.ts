import { useMutation } from '@tanstack/react-query';
import { type MessageSendRequest, messageSendAnswer } from '#domain/messages/message-contract';
import { IDEMPOTENCY_HEADER } from '#domain/orders/order-contract';
import { api } from './client';
import { OWNER } from './session-state';

interface MessageSending {
  message: MessageSendRequest;
  /** The same for the same message, so that a retry after a lost answer mails nobody twice. */
  idempotencyKey: string;
}

/** Mails a message to customers. */
export function useSendMessage() {
  return useMutation({
    meta: OWNER,
    mutationFn: ({ message, idempotencyKey }: MessageSending) =>
      api.post('/api/messages/send', message, messageSendAnswer, {
        headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
      }),
  });
}
