// node scripts/collect-program.mjs FOLDER: copies the built program, with only what it loads, into an empty folder.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { fail, print } from './install.mjs';

const EDITOR = 'cms/.next';

/** Only the build, development, and Payload's command line need these. */
const TOOLS =
  'vite|esbuild|esbuild-register|@esbuild|drizzle-kit|prettier/plugins|prettier/internal|typescript|tsx|sass|@next/swc[^/]*';
const NEXT_TOOLS =
  'esm|build/(babel|swc|turbopack|webpack)|compiled/(@ampproject|@modelcontextprotocol|@next/react-refresh|@vercel/nft|babel|browserslist|cssnano|mini-css|next-devtools|postcss|react-refresh|sass|terser|webpack/bundle5)';
const UNUSED = new RegExp(
  `^node_modules/((${TOOLS}|@libsql/[^/]*-musl)/|next/dist/(${NEXT_TOOLS}))|\\.runtime\\.dev\\.js$`,
);

/** These are read, resolved, or served by path, so no import names them. */
const FOLDERS = [
  EDITOR,
  'dist/pages',
  'dist/server',
  'dist/storefront',
  'node_modules/next/dist/compiled/webpack',
];
const FILES = [
  'package.json',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
  'node_modules/@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
];
const LEFT_OUT = /\.(map|nft\.json)$|^cms\/\.next\/((build|cache|diagnostics|node_modules|types)\/|trace)/;
const ENTRIES = /^dist\/(server|pages)\/[^/]+\.m?js$/;

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));

const tracedByNext = () =>
  filesIn(EDITOR)
    .filter((path) => path.endsWith('.nft.json'))
    .flatMap((trace) => {
      const { files } = JSON.parse(readFileSync(trace, 'utf8'));
      return files.map((path) => join(dirname(trace), path));
    })
    .filter((path) => path.startsWith('node_modules'));

async function programFiles() {
  const built = FOLDERS.flatMap(filesIn).filter((path) => !LEFT_OUT.test(path));
  const entries = [...built.filter((path) => ENTRIES.test(path)), 'cms/next.config.mjs'];
  const { fileList } = await nodeFileTrace(entries, {
    // Follows only imports. Everything else that a bundle seems to read is in the folders above.
    analysis: { emitGlobs: false, computeFileReferences: false, evaluatePureExpressions: true },
    ignore: (path) => UNUSED.test(path),
  });
  const all = new Set([...built, ...tracedByNext(), ...fileList, ...FILES]);
  return [...all].filter((path) => !UNUSED.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile());
}

const [folder] = process.argv.slice(2);
if (!folder) fail('Usage: node scripts/collect-program.mjs FOLDER');
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} isn't empty.`);
const files = await programFiles();
for (const path of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(path, join(folder, path));
}
// Links with hashed names, by which the editor finds packages. They're left out above, because current Node lists the files behind them.
cpSync(join(EDITOR, 'node_modules'), join(folder, EDITOR, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
});
const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
print(`Copied ${files.length} files, ${Math.round(bytes / 1e6)} MB.`);
