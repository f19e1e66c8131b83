// Starts the page's modules after its first frame, so they don't delay it.
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
    // Dashboard pages show a pressed order first (early-work.js).
    Promise.resolve(document.untilShown?.()).then(() => import(entry));
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A background tab paints nothing, and not every browser reports its paints.
  setTimeout(start, 1000);
})();
