import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import DoIUse from 'doiuse/lib/DoIUse.js';
import { runChecks } from 'es-check';
import postcss from 'postcss';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const { browserslist: browsers } = JSON.parse(readFileSync('package.json', 'utf8'));

/** CSS that some of the oldest browsers lack, and why the page works without it. */
const DO_WITHOUT = {
  'css-content-visibility': 'Safari 16 lays out rows below the screen right away',
  'css-media-scripting': 'Safari 16 without scripts shows what needs one',
  'css-resize': 'iOS has no handle to resize a text field',
  'css-scrollbar': "scroll bars look like the system's",
  'css-selection': 'iOS colors a selection by itself',
  'css-touch-action': 'Safari on a desktop has no touch',
  'css3-cursors': 'iOS shows no pointer',
  'css3-cursors-grab': 'iOS shows no pointer',
  'css3-cursors-newer': 'iOS shows no pointer',
  'css-paged-media': 'a printed page keeps the margins of its printer',
  'extended-system-fonts': 'the next font of the list stands in',
  'text-size-adjust': 'only phones change the size of text by themselves',
};

function tooNewInScripts(pattern) {
  const { errors } = runChecks(
    [{ checkBrowser: true, checkFeatures: true, module: true, files: [pattern] }],
    {},
  );
  return errors.map(({ file, err }) => `${file}: ${err.message}`);
}

async function tooNewInStyles(css, ignore = []) {
  const found = new Set();
  const check = new DoIUse({
    browsers,
    ignore: [...Object.keys(DO_WITHOUT), ...ignore],
    onFeatureUsage: ({ feature, featureData }) => featureData.missing && found.add(feature),
  });
  await postcss(check).process(css, { from: undefined });
  return [...found];
}

/** Returns the styles in a script's templates, without the values that are known only at run time. */
function stylesIn(code) {
  const found = [];
  const look = (node) => {
    if (node?.type === 'TaggedTemplateExpression') found.push(textOf(node.quasi));
    if (node && typeof node === 'object') Object.values(node).forEach(look);
  };
  look(parseAst(code));
  return found.filter((text) => /[\w-]:[^;]+;/.test(text)).map((text) => `a{${text}}`);
}

const textOf = ({ quasis }) =>
  quasis
    .map(({ value }) => value.cooked)
    .reduce((before, after) => {
      const isComplete = /(^|[;{}])\s*$/.test(before) && /^\s*([;}]|$|[\w-]+:)/.test(after);
      return before + (isComplete ? '' : 'x') + after;
    });

it('the built scripts run in the oldest browsers we support', () => {
  expect(tooNewInScripts('dist/storefront/**/*.js')).toEqual([]);
});

it('the built styles work in the oldest browsers we support', async () => {
  const page = readFileSync('dist/storefront/index.html', 'utf8');
  const [sheet = ''] = page.match(/(?<=<style>)[\s\S]*?(?=<\/style>)/) ?? [];
  expect(sheet.length).toBeGreaterThan(1000);
  expect(await tooNewInStyles(sheet)).toEqual([]);
  const folder = 'dist/storefront/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const styles = scripts.flatMap((name) => stylesIn(readFileSync(join(folder, name), 'utf8')));
  expect(styles.length).toBeGreaterThan(500);
  // styled-components flattens nested rules.
  for (const css of styles) expect(await tooNewInStyles(css, ['css-nesting']), css).toEqual([]);
});

it('the checks find features that are too new in scripts, sheets, and styled components', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'glove-shop-too-new-'));
  writeFileSync(join(folder, 'a.js'), 'export const groups = Object.groupBy([1], String);');
  expect(tooNewInScripts(`${folder}/a.js`)).toEqual([
    expect.stringMatching(/ObjectGroupBy .*safari_ios 16\.4 requires 17\.4/),
  ]);
  rmSync(folder, { recursive: true });
  expect(await tooNewInStyles('a { &:hover { color: red; } }')).toEqual(['css-nesting']);
  const [styled = ''] = stylesIn(
    `export const A = w.a\`color:\${c};\${more}text-box-trim:trim-both;margin:\${d} 0;\`;`,
  );
  expect(await tooNewInStyles(styled)).toEqual(['css-text-box-trim']);
});
