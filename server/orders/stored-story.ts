import { z } from 'zod';
import { knownStory } from '#domain/orders/known-story';
import { type OrderEvent, orderEvent } from '#domain/orders/order-events';
import type { Order } from '../../payload-types';

const story = z.array(orderEvent);

/**
 * An order's story as it is stored, oldest first, without its mails. Orders of the time before there were stories have what is
 * known of them (rule 15.2).
 */
export function storedStory(order: Order): OrderEvent[] {
  return Array.isArray(order.story) ? story.parse(order.story) : knownStory(order);
}
