import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** The faces of the first screen; they are fetched beside the style sheet instead of after it. */
const FIRST_SCREEN_FONTS = [/barlow-condensed-latin-700-normal/, /source-sans-3-latin-wght-normal/];

/** Links the hashed font files of the style sheet in the built page's head. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const fonts = FIRST_SCREEN_FONTS.map((name) => {
          const file = Object.keys(bundle).find((path) => path.endsWith('.woff2') && name.test(path));
          if (!file) throw new Error(`no font file matches ${name}`);
          return file;
        });
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

const PACKABLE = /\.(js|css|svg)$/;

/** Packs the built files for the network once, where the server finds them: gzip and brotli at their strongest. */
function packAssets(): Plugin {
  return {
    name: 'pack-assets',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite itself has written the last words into the chunks.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!PACKABLE.test(file.fileName)) continue;
          const source = file.type === 'chunk' ? file.code : file.source;
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(source),
          });
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.gz`,
            source: gzipSync(source, { level: constants.Z_BEST_COMPRESSION }),
          });
        }
      },
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), preloadFonts(), packAssets()],
  build: {
    outDir: '../dist/storefront',
    emptyOutDir: true,
    // Files, never data: addresses, so that the Content-Security-Policy needs no exception.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs is one file: fewer requests, and smaller packed than in two dozen pieces.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'index', test: /storefront\/src\/main\.tsx$/ }] } },
    },
  },
  // Its CommonJS build has no default export that Node's own import would find.
  ssr: { noExternal: ['styled-components'] },
});
