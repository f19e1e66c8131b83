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
