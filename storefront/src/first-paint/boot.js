// Wakes a page that came ready from the server: its modules start when its first frame is on the screen, so that they do not compete with it.
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
  // A tab in the background draws no frames; nor does every browser tell of them.
  setTimeout(start, 1000);
})();
