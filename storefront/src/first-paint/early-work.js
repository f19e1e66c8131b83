// Repeats what someone does before the dashboard is hydrated: text in fields, shortcuts, and clicks on rows. early.js repeats clicks on
// buttons.
(() => {
  let row = null;
  let shown = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target.closest(PANEL)) return;
      const before = row;
      row = target.closest('button,input,[data-apart]') ? null : target.closest('tr[tabindex]');
      if (!isHydrated && row?.dataset.order && row !== before) show(row);
    },
    true,
  );

  // Modules and hydration would delay the rest of the page and a pressed order. They wait until it's shown, can't be, or takes longer
  // than this.
  const PATIENCE_MS = 1500;
  const show = (pressed) => {
    shown = new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
      void showPanel(pressed).finally(resolve);
    });
  };
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  document.untilShown = () => parsed.then(() => shown);

  // The order of the pressed row, or of the URL, as the server renders it. The page's own panel replaces it.
  const PANEL = '#served-panel';
  let isHydrated = false;
  let held = null;
  const showPanel = async (pressed) => {
    const query = new URLSearchParams(location.search);
    query.set('order', pressed.dataset.order);
    // Without an answer, the row is pressed again at hydration.
    const html = await fetch(`${location.pathname}?only-panel&${query}`)
      .then((answer) => (answer.ok ? answer.text() : ''))
      .catch(() => '');
    const panel = new DOMParser().parseFromString(html, 'text/html').querySelector(PANEL);
    if (!panel || isHydrated || row !== pressed) return;
    document.querySelector(PANEL)?.remove();
    document.body.append(panel);
    // Back closes it, and its own panel takes over this entry (../ui/use-opened.ts).
    const { state } = history;
    history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, early: true }, '');
    keepPanel(panel, pressed);
  };
  const keepPanel = (panel, pressed) => {
    const [shown] = panel.querySelectorAll('[data-aside]');
    const close = panel.querySelector('[data-close]');
    const leave = (event) => {
      // Without a pressed row it's the URL's order, and the link leads to the page without it.
      if (!pressed) {
        if (!close.contains(event.target)) close.click();
        return;
      }
      event.preventDefault();
      history.back();
    };
    const onBack = () => {
      pressed.focus();
      row = null;
      held = null;
      stop();
    };
    if (pressed) addEventListener('popstate', onBack);
    close.focus();
    // The page's own panel would take it for a press outside and close.
    panel.addEventListener('pointerdown', (event) => event.stopPropagation());
    panel.addEventListener('click', (event) => {
      held = event.target.closest('button') ?? held;
      if (close.contains(event.target) || !shown.contains(event.target)) leave(event);
    });
    panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') leave(event);
    });
    // The page's own panel takes the focus as it opens, even from someone who's writing.
    const keepFocus = ({ target, relatedTarget }) => {
      const isTaken = relatedTarget?.closest('[data-aside]') && !panel.contains(relatedTarget);
      if (isTaken && target.matches('textarea')) target.focus();
    };
    panel.addEventListener('focusout', keepFocus);
    // It would take the focus back from a field that's clicked here.
    const giveFocus = (event) => panel.contains(event.relatedTarget) && event.stopPropagation();
    addEventListener('focusout', giveFocus, true);
    panel.addEventListener('focusin', (event) => event.stopPropagation());
    // The page's own form sends it. The browser would put the note into the URL.
    panel.addEventListener('submit', (event) => event.preventDefault());
    let hasOwn = false;
    let waiting;
    const observer = new MutationObserver(() => replace());
    const replace = () => {
      const own = [...document.querySelectorAll('[data-aside]')].find((each) => !panel.contains(each));
      hasOwn ||= own !== undefined;
      if (panel.isConnected && (own ? own.querySelector('[aria-busy]') : !hasOwn)) return;
      clearTimeout(waiting);
      // The browser ignores a press that starts on one panel and ends on the other.
      if (panel.matches(':active')) {
        waiting = setTimeout(replace, 50);
        return;
      }
      panel.removeEventListener('focusout', keepFocus);
      if (own) settle(shown, own);
      stop();
    };
    const stop = () => {
      clearTimeout(waiting);
      observer.disconnect();
      removeEventListener('popstate', onBack);
      removeEventListener('focusout', giveFocus, true);
      panel.remove();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    replace();
    // A click during hydration can get lost, and React may have replaced the row.
    const again = setInterval(() => {
      if (!pressed || !panel.isConnected || location.search.includes('order=')) clearInterval(again);
      else if (isHydrated) document.querySelector(`[data-order="${pressed.dataset.order}"]`)?.click();
    }, 100);
  };
  const settle = (shown, own) => {
    for (const element of [own, own.parentElement]) {
      for (const animation of element.getAnimations()) animation.finish();
    }
    own.children[1].scrollTop = shown.children[1].scrollTop;
    const writing = document.activeElement;
    const texts = [...shown.querySelectorAll('textarea')].filter((text) => text.value || text === writing);
    takeOver(own, new Set(texts), writing);
  };
  const nameOf = (button) => button.ariaLabel ?? button.textContent;
  // Some parts of an order load later than the rest. A button waits for the texts, because it may send them.
  const takeOver = (own, texts, writing) => {
    let pressed = held;
    const forget = () => {
      pressed = null;
      for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, forget, true);
    };
    const take = () => {
      for (const text of texts) {
        const field = own.querySelector(`textarea[name="${text.name}"]`);
        if (!field) continue;
        texts.delete(text);
        if (text.value) retype(field, text.value);
        if (text !== writing) continue;
        field.focus();
        field.setSelectionRange(text.selectionStart, text.selectionEnd);
      }
      if (texts.size > 0) return;
      const button =
        pressed && [...own.querySelectorAll('button')].find((each) => nameOf(each) === nameOf(pressed));
      if (pressed && !button) return;
      observer.disconnect();
      forget();
      button?.click();
    };
    const observer = new MutationObserver(take);
    observer.observe(own, { childList: true, subtree: true });
    // Whoever does something else by then no longer waits for the button.
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, forget, true);
    take();
  };
  document.addEventListener('DOMContentLoaded', () => {
    const panel = document.querySelector(PANEL);
    if (panel) keepPanel(panel);
  });
  document.addEventListener('click-taken', () => {
    row = null;
  });
  document.addEventListener('page-hydrated', () => row?.click());
  // A tab opens when the mouse button goes down, and a repeated click doesn't include that.
  document.addEventListener('click', ({ isTrusted, target }) => {
    if (!isTrusted && target.matches('[role=tab]')) {
      target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    }
  });
  const retype = (field, value) => {
    // React ignores a state that it has already seen.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const typed = new Map();
  const keys = [];
  const isChoice = ({ type }) => type === 'checkbox' || type === 'radio';
  const keepTyped = ({ target }) => {
    // Held forms keep their own text (use-held-form.ts), and so does the panel.
    if (target.type === 'file' || target.form?.dataset.heldForm !== undefined || target.closest(PANEL))
      return;
    typed.set(target, isChoice(target) ? target.checked : target.value);
  };
  const keepKey = (event) => {
    const { key, target, ctrlKey, metaKey } = event;
    if (key.length > 1 || target.closest('input,textarea,select')) return;
    keys.push(event);
    // Without this, the browser would open its own search.
    if (key === '/' || (key === 'k' && (ctrlKey || metaKey))) event.preventDefault();
  };
  document.addEventListener('input', keepTyped, true);
  document.addEventListener('keydown', keepKey, true);
  document.addEventListener(
    'page-hydrated',
    async () => {
      document.removeEventListener('input', keepTyped, true);
      document.removeEventListener('keydown', keepKey, true);
      isHydrated = true;
      for (const [field, value] of typed) {
        // React draws each change before the next one, but not while this event is still in its effect.
        await null;
        if (isChoice(field)) {
          // React ignores a state that it has already seen.
          field.checked = !value;
          field.click();
          continue;
        }
        retype(field, value);
      }
      for (const event of keys) {
        // React applies the changes of one key before the next key.
        await null;
        const field = document.activeElement;
        if (field.matches('input,textarea')) document.execCommand('insertText', false, event.key);
        else field.dispatchEvent(new KeyboardEvent('keydown', event));
      }
    },
    { once: true },
  );
})();
