/** A busy machine takes longer than the second that Testing Library waits by itself, in ms. */
const PATIENCE_MS = 20_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}

export {};
