import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean);
const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
// The API's page is generated, and its own test checks it.
const DOCS = files.filter(
  (file) => /^([A-Z_]+|docs\/.+|storefront\/.+)\.md$/.test(file) && file !== 'docs/api.md',
);

function foldersOf(file) {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

const textOf = (file) => readFileSync(file, 'utf8');

const pathsIn = (text) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
    .map(([, path]) => path)
    .filter((path) =>
      path.includes('/') ? topFolders.has(path.split('/')[0]) : /\.(config\.ts|cjs)$/.test(path),
    )
    .map((path) => path.replace(/\/$/, ''));

const linksIn = (text) =>
  [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, path, heading]) => ({
    path,
    heading,
  }));

/** Returns a page's headings as GitHub writes them in links. */
const headingsIn = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

it('finds paths, links, and headings', () => {
  expect(
    pathsIn('`domain/no.ts`, `docs/`, `vitest.config.ts`, `customers/`, `npm start`, `text/plain`'),
  ).toEqual(['domain/no.ts', 'docs', 'vitest.config.ts']);
  expect(linksIn('[a](b.md#c), [d](#e), [f](https://g.example)')).toEqual([
    { path: 'b.md', heading: 'c' },
    { path: '', heading: 'e' },
  ]);
  expect(headingsIn('## A shop, on MongoDB')).toEqual(['a-shop-on-mongodb']);
});

it.each(DOCS)('%s names files and folders that exist', (doc) => {
  expect(pathsIn(textOf(doc)).filter((path) => !known.has(path))).toEqual([]);
});

it.each(DOCS)('%s links to pages and headings that exist', (doc) => {
  const broken = linksIn(textOf(doc)).filter(({ path, heading }) => {
    const target = path === '' ? doc : join(dirname(doc), path).replace(/\/$/, '');
    return !known.has(target) || (heading && !headingsIn(textOf(target)).includes(heading));
  });
  expect(broken).toEqual([]);
});

it.each(DOCS)('%s names npm scripts that exist', (doc) => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const named = [...textOf(doc).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('the recipes name every file by its path', () => {
  const rows = textOf('docs/recipes.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => pathsIn(row).length === 0)).toEqual([]);
});

it('the recipes and the README agree on how many there are', () => {
  expect([...textOf('docs/recipes.md').matchAll(/^## /gm)]).toHaveLength(5);
  expect(textOf('docs/recipes.md')).toContain('The five changes');
  expect(textOf('README.md')).toContain('five common changes');
});

it('every outage in docs/operate.md names the tests that cause it', () => {
  const page = textOf('docs/operate.md');
  const rows = page
    .slice(page.indexOf('\n## Outages'))
    .split('\n## ')[1]
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (outage|---) /.test(line));
  expect(rows.length).toBeGreaterThanOrEqual(6);
  for (const row of rows) {
    const cells = row.split(' | ').map((cell) => cell.trim());
    expect(cells).toHaveLength(5);
    expect(cells.every(Boolean)).toBe(true);
    const tests = pathsIn(cells.at(-1));
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((path) => !known.has(path) || !path.endsWith('.int.test.ts'))).toEqual([]);
  }
});

it('the README stays short', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(151);
});
