// Builds the editor and compresses its scripts and styles once, as the build does for the storefront's.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { exitCodeOf, spawnChild } from './children.mjs';

const FILES = 'cms/.next/static';

const code = await exitCodeOf(
  spawnChild(process.execPath, ['node_modules/next/dist/bin/next', 'build', 'cms'], { stdio: 'inherit' }),
);
if (code !== 0) process.exit(code ?? 1);

for (const name of readdirSync(FILES, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css)$/.test(name)) continue;
  const file = join(FILES, name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
