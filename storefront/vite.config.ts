import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import program from '../package.json' with { type: 'json' };
import { FIRST_PICTURES, firstPaint, GROUPS } from './src/first-paint/build.ts';

/** The oldest browsers we support, as the build takes them: 'chrome >= 120' is 'chrome120'. */
const TARGET = program.browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''));

/** The pages for browsers, and with `--ssr` the renderer that draws the same on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), firstPaint()],
  publicDir: isSsrBuild ? false : 'public',
  // Class names that are the same on both sides.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true },
    },
  },
  build: {
    target: isSsrBuild ? 'node20.19' : TARGET,
    outDir: isSsrBuild ? '../dist/pages' : '../dist/storefront',
    emptyOutDir: true,
    // Files, but for what the first paint shows: the page comes with it.
    assetsInlineLimit: (file) => FIRST_PICTURES.test(file),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Texts go where they're shown. Their modules would come with the first of their screens.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      ...(isSsrBuild
        ? { input: 'storefront/src/render.tsx' }
        : { output: { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups: GROUPS } } }),
    },
  },
  // All of it, as it is when built: the program has a React of its own for the editor.
  ssr: { noExternal: isSsrBuild ? true : ['styled-components'] },
}));
