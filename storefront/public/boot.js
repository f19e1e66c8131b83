// Wakes a page that came ready from the server: its modules start after the first frame, so that they do not compete with it.
(() => {
  const [entry, ...others] = document.currentScript.dataset.modules.split(' ');
  let started = false;
  function start() {
    if (started) return;
    started = true;
    for (const href of [entry, ...others]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(entry);
  }
  requestAnimationFrame(() => setTimeout(start));
  // A tab in the background draws no frames.
  setTimeout(start, 1000);

  // The first sign of a visitor wakes what sleeps (use-sleeping.tsx).
  const visited = ({ type, movementX, movementY }) => {
    // Browsers tell of a pointer that rests where a page appears.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    document.documentElement.dataset.visited = '';
  };
  for (const sign of [
    'pointerdown',
    'pointermove',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'change',
  ]) {
    addEventListener(sign, visited, { capture: true, passive: true });
  }

  // A button that is pressed before it is alive is pressed again then (page-arrival.tsx).
  let pressed = null;
  const press = ({ target }) => {
    const button = target.closest?.('button[type=button]') ?? null;
    // Parts wake one after the other: React marks what it has taken over, which does its work by itself.
    const isAlive = button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
    if (isAlive) return;
    // After this event, which may be what makes it alive.
    setTimeout(() => {
      pressed = button;
    });
  };
  document.addEventListener('click', press, true);
  document.addEventListener(
    'page-alive',
    () => {
      document.removeEventListener('click', press, true);
      pressed?.click();
    },
    { once: true },
  );

  // What is sent before the form is alive waits for it (use-asleep-form.ts).
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target.dataset.asleep === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      event.target.dataset.held = '';
    },
    true,
  );
})();
