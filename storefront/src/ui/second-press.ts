/** The longest time between the two taps of a double tap, in ms, and the farthest they're apart, in px. */
const TAP_MS = 300;
const TAP_PX = 24;

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('a,button,label,[role]') : null;

let last: PointerEvent | undefined;
let isDropped = false;

function isSecond(press: PointerEvent): boolean {
  return (
    press.pointerType === 'touch' &&
    last !== undefined &&
    press.timeStamp - last.timeStamp < TAP_MS &&
    Math.hypot(press.clientX - last.clientX, press.clientY - last.clientY) < TAP_PX &&
    controlOf(press) !== controlOf(last)
  );
}

/**
 * Drops the second press of a double tap if the first one brought up something else in its place, because it was meant for what was there
 * before.
 */
function onPress(press: PointerEvent): void {
  // A press by script has no place.
  if (!press.isTrusted) return;
  isDropped = isSecond(press);
  last = press;
  if (isDropped) drop(press);
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

// This comes with the first form or with the dashboard, because a page's first scripts have no room for it.
if (!import.meta.env.SSR) {
  addEventListener('pointerdown', onPress, true);
  // The keyboard's clicks have no count.
  addEventListener('click', (event) => isDropped && event.detail > 0 && drop(event), true);
}
