import { createServer } from 'node:http';
import type { RequestHandler } from 'express';
import type { Payload } from 'payload';
import { EDITOR_PATH, PAGES } from '#domain/pages/pages';
import { MESSAGES } from '#domain/words/shop-texts';
import type { Pages } from '../../pages/open-pages';
import type { PageShell } from '../../pages/page-shell';
import { prepareEnv, setPrivateUmask } from '../environment/data-dir';
import { type Env, env, siteUrl } from '../environment/env';
import { SettingsError, ToolError } from '../errors/system-error';
import { DRAIN_MS, drainable, limitStalls, refuseUpgrades, STALL_MS } from './connections';
import { editorApp } from './editor';
import { freeIdleMemory } from './idle-memory';
import type { OwnReads } from './storefront';

const BUILT_STOREFRONT = 'dist/storefront';
const BUILT_RENDERER = 'dist/pages/render.js';

/** It's a little more than open requests may take. */
const EXIT_MS = DRAIN_MS + 1_000;

/** Runs the shop until SIGTERM or SIGINT. A bad setting or newer data ends it with one line. */
async function main(): Promise<void> {
  setPrivateUmask();
  const { programVersion, refuseNewerData } = await import('../database/data-version');
  await refuseNewerData(env());
  const settings = prepareEnv();
  // Imported after the settings are read, because these need them. Nothing imported above may import the log.
  const { log, reportErrorsTo } = await import('../tools/log');
  const errors = settings.SENTRY_DSN
    ? (await import('../tools/report-errors')).errorReporter(settings.SENTRY_DSN, programVersion())
    : null;
  if (errors) reportErrorsTo(errors.report);
  const { openShop } = await import('./open-shop');
  const { createApp } = await import('./app');
  const { startOutboxWorker } = await import('../outbox/worker');
  const { emailHandlers } = await import('../../email/email-handlers');
  const { emailSettings } = await import('../../email/email-settings');
  const { notePaymentSettings } = await import('../../payments/open-payments');
  const { startJobs } = await import('../jobs/run-due-job');
  const { shopJobs } = await import('./shop-jobs');
  const { watchJobs } = await import('../../health/watch-jobs');
  const { replyJobs } = await import('../../replies/reply-jobs');
  const { startBackups } = await import('../backup/start-backups');
  const { logPaymentMode, paymentMode } = await import('../../payments/open-payments');

  if (settings.RATE_LIMITS === 'off')
    log.warn('RATE_LIMITS is off, so passwords can be guessed at any speed');
  const { payload, generatedPassword } = await openShop(settings);
  await notePaymentSettings(payload, settings);
  if (settings.SEED === 'demo') await (await import('../../../seed/seed-demo')).seedDemo(payload);

  // A proxy must not reuse a connection that's about to close.
  const server = createServer({ keepAliveTimeout: STALL_MS });
  const drain = drainable(server);
  freeIdleMemory(server);
  // In development, pages need upgrades.
  if (settings.NODE_ENV !== 'development') {
    refuseUpgrades(server);
    limitStalls(server);
  }
  const fronts = await frontEnds(payload, settings, server);
  server.on('request', createApp({ payload, settings, ...fronts }));
  const worker = startOutboxWorker(payload, emailHandlers(emailSettings(payload, settings)));
  logPaymentMode(settings);
  const jobs = startJobs(payload, shopJobs(payload, settings));
  const watch = startJobs(payload, watchJobs(payload, settings));
  const replies = startJobs(payload, replyJobs(payload, settings));
  const backups = startBackups(payload, settings);

  const { joinServers } = await import('../database/running-servers');
  const servers = await joinServers(payload, {
    onNewerData: (error) => {
      log.fatal(error.message);
      void stop('newer data', 1);
    },
    onFailure: (error) => log.warn({ err: error }, "couldn't confirm that this server runs"),
  });

  let stopping = false;
  const stop = async (signal: string, code = 0) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: finishing open requests');
    // Whatever takes longer continues after the next start.
    setTimeout(() => process.exit(code), EXIT_MS);
    const working = [worker, jobs, watch, replies, backups];
    await Promise.all([drain(), ...working.map((each) => each.stop())]);
    await servers.leave();
    await payload.destroy();
    await errors?.flush();
    log.info('stopped');
    process.exit(code);
  };
  process.on('SIGTERM', (signal) => stop(signal));
  process.on('SIGINT', (signal) => stop(signal));

  // Registered before Next, which would swallow the error.
  server.on('error', (error) => fail(listenProblem(error, settings)));
  server.listen(settings.PORT, settings.HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.PORT;
    const isSimulated = paymentMode(settings) === 'simulator';
    announce(siteUrl({ ...settings, PORT: port }), settings, generatedPassword, isSimulated);
  });
}

interface FrontEnds {
  editor: RequestHandler;
  pages?: (ownReads: OwnReads) => RequestHandler;
  drawHome?: Pages['drawHome'];
  scriptHashes?: PageShell['scriptHashes'];
  storefront: RequestHandler;
}

async function frontEnds(
  payload: Payload,
  settings: Env,
  server: ReturnType<typeof createServer>,
): Promise<FrontEnds> {
  const editor = editorApp(settings.NODE_ENV === 'development' ? server : undefined);
  if (settings.NODE_ENV === 'development') {
    const { devStorefront } = await import('./dev-storefront');
    return { editor, storefront: await devStorefront(server, payload, settings) };
  }
  const { knownPages, loadRenderer, storefrontRouter } = await import('./storefront');
  const { openPages } = await import('../../pages/open-pages');
  const { openPageShell } = await import('../../pages/page-shell');
  const shell = openPageShell(BUILT_STOREFRONT);
  const renderer = await loadRenderer(BUILT_RENDERER);
  const pages = openPages({ payload, settings, shell, renderer });
  return {
    editor,
    pages: (ownReads) => knownPages(pages, ownReads),
    drawHome: pages.drawHome,
    scriptHashes: shell.scriptHashes,
    storefront: storefrontRouter(BUILT_STOREFRONT, pages),
  };
}

function announce(
  address: string,
  settings: Env,
  generatedPassword: string | null,
  isSimulated: boolean,
): void {
  const lines = [
    '',
    `  Shop       ${address}`,
    `  Dashboard  ${address}${PAGES.admin}`,
    `  Editor     ${address}${EDITOR_PATH}   (email: ${settings.ADMIN_EMAIL})`,
  ];
  if (isSimulated) lines.push('', `  Online payment: ${MESSAGES.testMode}`);
  if (generatedPassword) {
    lines.push(
      '',
      `  Admin password: ${generatedPassword}`,
      "  You'll only see it this once. Set ADMIN_PASSWORD to choose your own.",
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

function listenProblem(error: Error, { PORT, HOST }: Env): SettingsError {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new SettingsError(`Setting PORT: another program is using ${PORT}`);
  if (code === 'EACCES') return new SettingsError(`Setting PORT: this user isn't allowed to use ${PORT}`);
  return new SettingsError(`Setting HOST: ${HOST} isn't an address of this machine`);
}

function fail(error: unknown): void {
  if (error instanceof SettingsError || error instanceof ToolError)
    process.stderr.write(`${error.message}\n`);
  else
    process.stderr.write(
      `The shop couldn't start: ${error instanceof Error ? error.stack : String(error)}\n`,
    );
  process.exit(1);
}

main().catch(fail);
