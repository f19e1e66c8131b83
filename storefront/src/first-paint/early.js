// Runs before the first paint, so that nobody sees the wrong theme or is greeted as a stranger. Dark and signed out are in the page.
(() => {
  const root = document.documentElement;
  let theme = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
    if (localStorage.getItem('customer-session') === 'yes') root.dataset.signedIn = '';
  } catch {
    // Storage is blocked: the defaults stay.
    return;
  }
  root.classList.toggle('dark', theme === 'dark');
  const bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', bar.getAttribute(`data-${theme}`));
})();

// What is seen first has the line to itself: the drawings below load after the first paint (../ui/drawings/picture-file.tsx).
(() => {
  const { dataset } = document.documentElement;
  dataset.unpainted = '';
  const painted = () => delete dataset.unpainted;
  new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
  // Not every browser tells of its paints.
  setTimeout(painted, 1000);
})();

// What a visitor does before the page's scripts are there: it listens before there is anything to press.
(() => {
  // The first sign of a visitor wakes what sleeps (use-lazy-island.tsx).
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
    // Browsers tell of a pointer that rests where a page appears.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    for (const sign of signs) removeEventListener(sign, visited, { capture: true });
    document.documentElement.dataset.visited = '';
    dispatchEvent(new Event('visited'));
  };
  for (const sign of signs) addEventListener(sign, visited, { capture: true, passive: true });

  // A button pressed before its part of the page is alive is pressed again whenever a part comes alive ('page-hydrated'), until the
  // page takes the click ('click-taken', main-layout.tsx). The frame's buttons alone: nothing tells of the others' clicks.
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
      // After this event, which may be what brings its part to life.
      setTimeout(() => {
        if (!isTaken) pressed = button;
      });
    },
    true,
  );
  document.addEventListener('page-hydrated', () => pressed?.click());

  // A button that moves away under a pointer at rest, as a part above it grows, is pressed all the same: the click then goes to
  // what holds both where it was and where it is.
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

  // What is sent before the form is alive waits for it (use-held-form.ts).
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
