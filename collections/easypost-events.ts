import { hidden } from './hidden';

/** EasyPost's webhook events that we've handled. Each counts once (rule 27.13). */
export const easypostEvents = hidden('easypost-events', [
  { name: 'eventId', type: 'text', required: true, unique: true },
]);
