import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Their text is ours or short: money, the build's pages, the drawings, and the emails' templates. */
const ON_OUR_TEXT = new Set([
  String.raw`/\B(?=(?:\d{3})+$)/g`,
  String.raw`/(^\n\s*|\n\s*$)/`,
  String.raw`/\s*\n\s*/g`,
  String.raw`/\s*\n\s*|<title>.*<\/title>/g`,
  String.raw`/\s*<(?:link rel="modulepreload"|script type="module")[^>]*>(?:<\/script>)?/g`,
  String.raw`/\d+ \d+/g`,
  String.raw`/(-?[\d.]+) (-?[\d.]+)/g`,
]);

const FOLDERS = ['domain', 'server', 'endpoints', 'hooks', 'collections', 'seed', 'cms', 'storefront/src'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((file) => join(folder, file)),
).filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|\/testing\/|\/\.next\//.test(file));

function patternsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isSlow(pattern) {
  const end = pattern.lastIndexOf('/');
  const [source, flags] = [pattern.slice(1, end), pattern.slice(end + 1)];
  return analyse({ source, flags }).reports.length > 0;
}

it("has no pattern that needs the square of a text's length, because the whole shop waits for it", () => {
  const patterns = new Map(files.flatMap((file) => patternsIn(file).map((pattern) => [pattern, file])));
  expect(patterns.size).toBeGreaterThan(200);
  const slow = [...patterns].filter(([pattern]) => !ON_OUR_TEXT.has(pattern) && isSlow(pattern));
  expect(slow).toEqual([]);
  expect([...ON_OUR_TEXT].filter((pattern) => !patterns.has(pattern))).toEqual([]);
});
