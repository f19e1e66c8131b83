import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import program from '../package.json' with { type: 'json' };
import { FIRST_PICTURES, firstPaint, GROUPS, OPENED_DIRECTLY } from './src/first-paint/build.ts';

/** The oldest supported browsers in Vite's format: 'chrome >= 120' becomes 'chrome120'. */
const TARGET = program.browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''));

/** lightningcss's `Features.LightDark`: its stand-in for light-dark(), which no style here uses, costs every page 69 bytes. */
const LIGHT_DARK = 1 << 20;

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), firstPaint()],
  publicDir: isSsrBuild ? false : 'public',
  // Class names must match between server and browser.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true },
    },
  },
  css: { lightningcss: { exclude: LIGHT_DARK } },
  // Leaves out React's development code. Vite does this only for browsers.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': "'production'" } }),
  build: {
    target: isSsrBuild ? 'node20.19' : TARGET,
    outDir: isSsrBuild ? '../dist/pages' : '../dist/storefront',
    emptyOutDir: true,
    // Assets stay files, except what the first paint needs, which is inlined.
    assetsInlineLimit: (file) => FIRST_PICTURES.test(file),
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (OPENED_DIRECTLY.test(file) ? [] : files),
    },
    rolldownOptions: {
      // Radix names its functions for stack traces, which keeps even those that nothing uses.
      treeshake: { manualPureFunctions: ['__name'] },
      // Inlines texts where they're shown, because a text module would load in full with its first screen.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      ...(isSsrBuild && { input: 'storefront/src/render.tsx' }),
      output: {
        // The entry has the hash of each chunk, and shorter alphabets compress better. Both builds must name a picture alike.
        hashCharacters: 'hex',
        // V8 keeps every source in memory, at twice the size if it isn't ASCII. Names stay, for stack traces.
        ...(isSsrBuild && { minify: { compress: true, mangle: false, codegen: { asciiOnly: true } } }),
        ...(!isSsrBuild && {
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: { groups: GROUPS },
        }),
      },
    },
  },
  // Bundles everything like the browser build, because the program has its own React for the editor.
  ssr: {
    noExternal: isSsrBuild ? true : ['styled-components'],
    // Otherwise react-router-dom is read as CommonJS, which brings in the whole router.
    resolve: { conditions: ['module-sync', ...defaultServerConditions] },
  },
}));
