import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type ConfigEnv, type HtmlTagDescriptor, minifySync, type Plugin, type UserConfig } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = `${ROOT}src/`;
/** The server doesn't serve files whose names start with a dot. */
const SCRIPTS_FILE = '.vite/scripts.json';
const WORK_SCRIPT_FILE = '.vite/early-work.js';

/** Few files per page mean fewer requests and better compression. Groups include what modules import. */
export const GROUPS = [
  { name: 'zod', test: /node_modules\/zod\// },
  {
    name: 'index',
    test: /src\/main\.tsx$|preload-helper|rolldown\/runtime|src\/(?:ui\/(?:patch|section-head)|first-paint\/use-lazy-island)\./,
  },
  { name: 'home', test: /src\/home\/home-page\.tsx$/ },
  {
    name: 'queries',
    test: /@tanstack\/(?!.*\/(?:queriesObserver|useQueries)\.)|src\/ui\/(?:alert|badge|drawings\/empty-hook|empty-place|load-failed|photo-square|use-opened)\.|photos\/(?:photo-limits|thumbnails)/,
  },
  {
    // What forms and the dashboard share, without the form library.
    name: 'basics',
    test: /src\/(?:api\/(?:session|idempotency-key|services|lace-colors|use-optimistic|use-rereading-change|whole-dates)|notices\/[a-z-]+|ui\/(?:arrange|field|use-once|use-typed-value|escape-layers|use-focus-return|checkbox|tabs|table-texts))\.|src\/addresses\/came-from|icons\/(?:chevron-(?:down|right)|download|external-link|eye|key-round|log-out|printer|rotate-ccw-clock|trash(?:-2)?|user-plus|users)\./,
  },
  {
    // The parts of `domain` that the dashboard's first screen needs. None of them loads zod.
    name: 'words',
    test: /domain\/(?:orders\/(?:order-(?:number|services|status)|status-table|ready-by-days|extra-work-status|weeks)|shipments\/package-state|wire\/day-bounds|people\/people|customers\/typed-text|words\/(?:days|label-of))\./,
  },
  {
    name: 'contracts',
    test: /domain\/(?:words|orders\/(?!thread|track-)|photos|payments|catalogue|discounts|wire|people\/people|customers\/(?:account-contract|contact|session-contract))/,
  },
  { name: 'order-page', test: /src\/order\/order-page\.tsx$/ },
  {
    name: 'forms',
    test: /react-hook-form|@hookform|src\/(?:ui\/(?:needs-script|input-kinds|password-field|text-field|select-field|text-area-field|segmented|choice-cards|bill|form-fields)|first-paint\/use-held-form|api\/(?:show-field-errors|customer))\.|icons\/(?:hand-coins|plus)\./,
  },
  { name: 'layers', test: /aria-hidden|radix-ui\/react-(?:dismissable-layer|focus-|portal)/ },
  { name: 'dialogs', test: /react-(?:dialog|radio-group)|src\/ui\/dialog/ },
  {
    name: 'photos',
    test: /src\/(?:photos\/photo-(?:field|tiles)|extra-work\/[a-z-]+|ui\/facts)\.|icons\/mail\./,
  },
  { name: 'payment', test: /src\/payment\/payment-button/ },
  { name: 'order', test: /src\/order\/order-start\.tsx$/ },
  { name: 'menus', test: /src\/ui\/(?:choice-list|column-list|popover-box)\./ },
  {
    name: 'dashboard',
    test: /src\/(?:app\/dashboard\/dashboard-layout|admin\/(?:owners-page|admin-page|orders-tab\/(?:orders-tab|order-actions)))\.tsx$/,
  },
  { name: 'order-details', test: /src\/admin\/order-dialogs\/(?:order-details|next-step-button)\.tsx$/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** Pages rarely opened from others. The server preloads them, so other pages don't list their scripts. */
export const OPENED_DIRECTLY =
  /\/(?:reset-password|confirm-email|invitation|admin-login|health|audit|security|staff)-page-/;

/** The pictures of the style sheet: grain, seam, and stitches. */
export const FIRST_PICTURES = /ui\/(?:grain|seam|stitch-line)[a-z-]*\.svg$/;

/** The fonts of the first screen, fetched in parallel with the style sheet. */
const FIRST_SCREEN_FONTS = [/barlow-condensed-latin-700-normal/, /source-sans-3-latin-wght-normal/];

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: isClientBuild,
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

/** How Vite writes it into the page, without the `vite-ignore` attribute. */
const EARLY_SCRIPT = /<script\s+src="\/src\/first-paint\/early\.js"><\/script>/;

/** Returns an inline script without its comments. */
function shortened(fileName: string): string {
  const { code, errors } = minifySync(fileName, readFileSync(`${HERE}${fileName}`, 'utf8'));
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  return code.trim();
}

/** Returns the favicon as a data URL. It compresses well, because the header has the same mark. */
function iconAddress(): string {
  const svg = readFileSync(`${ROOT}public/favicon.svg`, 'utf8').replaceAll(
    /\s*\n\s*|<title>.*<\/title>/g,
    '',
  );
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23')}`;
}

/**
 * Inlines what the first paint needs: the style sheet, and the early scripts, which the CSP allows by hash. Fetching them would take two
 * more round trips. The favicon would compete with the fonts. A script starts the page's modules once the page is painted (boot.js).
 */
function inlineFirst(): Plugin {
  return {
    name: 'inline-first',
    apply: isClientBuild,
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const styleSheet = (_link: string, path: string) => {
          const file = bundle[path];
          if (file?.type !== 'asset') throw new Error(`the build has no style sheet ${path}`);
          delete bundle[path];
          return `<style>${file.source}</style>`;
        };
        const modules = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"><\/script>/g)];
        const entry = modules.at(-1)?.[1];
        if (!entry) throw new Error('the built page has no module');
        if (!EARLY_SCRIPT.test(html)) throw new Error('the built page has no early script');
        const scripts = shortened('early.js') + shortened('boot.js');
        return html
          .replaceAll(/\s*<(?:link rel="modulepreload"|script type="module")[^>]*>(?:<\/script>)?/g, '')
          .replace(EARLY_SCRIPT, () => `<script data-modules="${entry}">${scripts}</script>`)
          .replace('href="/favicon.svg"', () => `href="${iconAddress()}"`)
          .replaceAll(/\n\s*/g, '')
          .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, styleSheet);
      },
    },
  };
}

const PACKABLE = /\.(js|css|svg)$/;

/** Compresses the built files once, at the best level of gzip and brotli. */
function packAssets(): Plugin {
  return {
    name: 'pack-assets',
    apply: isClientBuild,
    enforce: 'post',
    generateBundle: {
      // Runs after the last changes that Vite itself makes to the chunks.
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

/** Tells the server which scripts each page's source file needs, and which script dashboard pages inline. */
function scriptsForServer(): Plugin {
  return {
    name: 'scripts-for-server',
    apply: isClientBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts: Record<string, string[]> = {};
        const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
          const chunk = bundle[fileName];
          if (chunk?.type !== 'chunk' || found.has(`/${fileName}`)) return found;
          found.add(`/${fileName}`);
          for (const imported of chunk.imports) withImports(imported, found);
          return found;
        };
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const id of chunk.moduleIds.filter((module) => module.startsWith(SOURCES))) {
            scripts[id.slice(ROOT.length)] = [...withImports(chunk.fileName)];
          }
        }
        this.emitFile({ type: 'asset', fileName: SCRIPTS_FILE, source: JSON.stringify(scripts) });
        this.emitFile({ type: 'asset', fileName: WORK_SCRIPT_FILE, source: shortened('early-work.js') });
      },
    },
  };
}

/** Matches the compiler's ID of a styled component: a hash of its file name, and its index in the file. */
const PART_ID = /(?<=componentId: ?["'`])sc-\w+(?=-\d+["'`])/g;

/**
 * Replaces the hash with the index of the file, among those with styled components. That's shorter, and the same on both sides. Each ID is
 * in the page three times.
 */
function shortPartIds(): Plugin {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && readFileSync(SOURCES + file, 'utf8').includes('= styled'),
    )
    .toSorted();
  return {
    name: 'short-part-ids',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const index = files.indexOf(id.replace(SOURCES, ''));
      return index === -1 ? null : { code: code.replaceAll(PART_ID, `s${index.toString(36)}`), map: null };
    },
  };
}

function isClientBuild(_config: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && !isSsrBuild;
}

/** Everything the build does for the first paint. */
export const firstPaint = () => [
  preloadFonts(),
  inlineFirst(),
  packAssets(),
  scriptsForServer(),
  shortPartIds(),
];
