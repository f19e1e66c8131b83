// Repeats what someone does before the dashboard is hydrated: text in fields, shortcuts, and clicks on rows. early.js repeats clicks on
// buttons.
(() => {
  let row = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      row = target.closest('button,input,[data-apart]') ? null : target.closest('tr[tabindex]');
    },
    true,
  );
  document.addEventListener('click-taken', () => {
    row = null;
  });
  // A tab opens when the mouse button goes down, and a repeated click doesn't include that.
  document.addEventListener('click', ({ isTrusted, target }) => {
    if (!isTrusted && target.matches('[role=tab]')) {
      target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    }
  });
  const typed = new Map();
  const keys = [];
  const isChoice = ({ type }) => type === 'checkbox' || type === 'radio';
  const keepTyped = ({ target }) => {
    // Held forms keep their own text (use-held-form.ts).
    if (target.type === 'file' || target.form?.dataset.heldForm !== undefined) return;
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
      row?.click();
      for (const [field, value] of typed) {
        // React ignores a state that it has already seen.
        if (isChoice(field)) {
          field.checked = !value;
          field.click();
          continue;
        }
        field.value = '';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
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
