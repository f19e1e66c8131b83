import { plural } from '#domain/words/plural';
import { glovesCount } from '../parts/shared-texts';

export const sixWeeks = 'Six weeks on the bench';
export const loading = 'Loading the bench';
export const failed = "The bench didn't load.";
export const howToMove = "Drag a glove to another day. If that's later, we'll email the customer once.";
export const ofRoom = (count: number, room: number) => `${count} of ${room}`;
export const stillToCome = (count: number) =>
  plural(count, {
    one: "1 more glove hasn't arrived yet.",
    other: `${count} more gloves haven't arrived yet.`,
  });
export const barsLabel = (count: number, full: number) =>
  `${glovesCount(count)} in six weeks. Days over capacity: ${full}.`;
export const moveGloves = 'Move gloves';
export const weekOf = (day: string) => `Week of ${day}`;
export const movedTo = (name: string, day: string) => `${name}: ready around ${day}`;
export const notMoved = "The date didn't change";
export const moveHint =
  'To move this glove, press Space or Enter, then use the arrow keys. Press Space or Enter to drop it, or Escape to cancel.';
export const pickedUp = (name: string) => `Picked up ${name}.`;
export const over = (name: string, day: string) => `${name} is over ${day}.`;
export const dropped = (name: string, day: string) => `Dropped ${name} on ${day}.`;
export const putBack = (name: string) => `${name} is back where it was.`;
