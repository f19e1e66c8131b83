export const columns = 'Columns';
export const visibleColumns = 'Visible columns';

export const moveHint =
  'To move this row, press Space or Enter, then use the up and down arrow keys. Press Space or Enter to drop it, or Escape to cancel.';
export const theRow = 'The row';
export const positionOf = (place: number, count: number) => `position ${place} of ${count}`;
export const pickedUp = (name: string, place: string) => `Picked up ${name} at ${place}.`;
export const movedOver = (name: string, place: string) => `${name} is over ${place}.`;
export const droppedAt = (name: string, place: string) => `Dropped ${name} at ${place}.`;
export const movedBack = (name: string, place: string) => `${name} is back at ${place}.`;
export const moveName = (name: string) => `Move ${name}`;
