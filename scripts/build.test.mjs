import { expect, it } from 'vitest';
import { buildFailure } from './build.mjs';

it('says when a build was killed and how much memory it needs', () => {
  expect(buildFailure('pages', 'SIGKILL')).toMatch(/pages: it was killed.*memory.*2 GB/);
});

it('names any other signal, and none for a build that failed by itself', () => {
  expect(buildFailure('editor', 'SIGABRT')).toBe("Couldn't build the editor: it was stopped by SIGABRT.");
  expect(buildFailure('editor', null)).toBe("Couldn't build the editor.");
});
