// Starts the page's modules after its first frame, so they don't compete with it.
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
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // Background tabs paint nothing, and not every browser reports paints.
  setTimeout(start, 1000);
})();
