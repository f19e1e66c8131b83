// Runs before the first paint, so that nobody sees the wrong theme. Dark is the default and already in the page.
(() => {
  let theme = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
  } catch {
    // Storage is blocked: the default stays.
    return;
  }
  document.documentElement.classList.toggle('dark', theme === 'dark');
  const bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', bar.getAttribute(`data-${theme}`));
})();
