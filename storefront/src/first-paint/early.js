// Runs before the first paint, to show the right theme and session right away. The page that's served is dark and signed out.
(() => {
  const root = document.documentElement;
  let theme = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
    if (localStorage.getItem('customer-session') === 'yes') root.dataset.signedIn = '';
  } catch {
    // Storage is blocked, so the defaults stay.
    return;
  }
  root.classList.toggle('dark', theme === 'dark');
  const bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', bar.getAttribute(`data-${theme}`));
})();

// Drawings further down load after the first paint, so the paint gets the bandwidth first (../ui/drawings/picture-file.tsx).
(() => {
  const { dataset } = document.documentElement;
  dataset.unpainted = '';
  const painted = () => delete dataset.unpainted;
  new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
  // Not every browser reports its paints.
  setTimeout(painted, 1000);
})();

// Records what a visitor does before hydration. It listens before there's anything to click.
(() => {
  // The first activity of the visitor hydrates lazy islands (use-lazy-island.tsx).
  const signs = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'change',
  ];
  const visited = ({ type, movementX, movementY }) => {
    // If a page appears under a pointer that doesn't move, browsers report that, too.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    for (const sign of signs) removeEventListener(sign, visited, { capture: true });
    document.documentElement.dataset.visited = '';
    dispatchEvent(new Event('visited'));
  };
  for (const sign of signs) addEventListener(sign, visited, { capture: true, passive: true });

  // Repeats a click on a button at every 'page-hydrated', until the page handles it ('click-taken', main-layout.tsx). This is only for
  // the layout's buttons, because no other part reports its clicks.
  let pressed = null;
  let isTaken = false;
  document.addEventListener('click-taken', () => {
    isTaken = true;
    pressed = null;
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest?.('[data-frame] button[type=button]') ?? null;
      isTaken = false;
      // Runs after this event, which may itself start the hydration.
      setTimeout(() => {
        if (!isTaken) pressed = button;
      });
    },
    true,
  );
  document.addEventListener('page-hydrated', () => pressed?.click());

  // Clicks a button that moved away from a resting pointer because a part above it grew. The browser sends that click to an ancestor that
  // both places share.
  const REST = 10;
  let down = null;
  addEventListener(
    'pointerdown',
    ({ target, clientX, clientY }) => {
      const button = target.closest?.('button') ?? null;
      down = button && { button, clientX, clientY, top: button.getBoundingClientRect().top };
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    'click',
    ({ target, clientX, clientY }) => {
      if (!down || target === down.button || !target.contains(down.button)) return;
      const { button, top } = down;
      const rested = Math.hypot(clientX - down.clientX, clientY - down.clientY) < REST;
      down = null;
      if (rested && button.getBoundingClientRect().top !== top) button.click();
    },
    true,
  );

  // Holds a submit until the form is hydrated (use-held-form.ts).
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target.dataset.heldForm === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      event.target.dataset.held = '';
    },
    true,
  );
})();
