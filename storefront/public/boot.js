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
})();
