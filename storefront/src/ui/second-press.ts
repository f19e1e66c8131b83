/** The longest time between the two taps of a double tap, in ms, and the farthest they're apart, in px. */
const TAP_MS = 300;
const TAP_PX = 24;

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('a,button,label,[role]') : null;

let last: MouseEvent | undefined;
let isDropped = false;

function isSecond(press: MouseEvent): boolean {
  return (
    last !== undefined &&
    press.timeStamp - last.timeStamp < TAP_MS &&
    Math.hypot(press.clientX - last.clientX, press.clientY - last.clientY) < TAP_PX &&
    controlOf(press) !== controlOf(last)
  );
}

/**
 * Drops the second press of a double tap or double click if the first one brought up something else in its place, because it was meant for
 * what was there before.
 */
function onPress(event: MouseEvent): void {
  // A press by script has no place.
  if (!event.isTrusted) return;
  const isDown = event.type === 'pointerdown';
  if (isDown) {
    isDropped = isSecond(event);
    last = event;
  }
  // The keyboard's clicks have no count.
  if (!isDropped || !(isDown || event.detail > 0)) return;
  event.preventDefault();
  event.stopPropagation();
}

// This comes with the first form or with the dashboard, because a page's first scripts have no room for it.
if (!import.meta.env.SSR) {
  addEventListener('pointerdown', onPress, true);
  addEventListener('click', onPress, true);
}
