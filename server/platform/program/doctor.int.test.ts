import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { healthReport } from '#domain/health/health-checks';
import { call } from '#server/testing/call';
import { freshMongoDatabase } from '#server/testing/mongo-databases';
import {
  dashboardCookie,
  emptyShop,
  freshDataDir,
  type Program,
  startProgram,
} from '#server/testing/program';

const dataDir = freshDataDir();
const DATABASE_URI = freshMongoDatabase();

const SECRETS = {
  PAYLOAD_SECRET: 'secret-of-this-test-1',
  PAYLOAD_SECRET_OLD: 'secret-of-this-test-2',
  ADMIN_PASSWORD: 'secret-of-this-test-3',
  SMTP_URL: 'smtp://bo:secret-of-this-test-4@127.0.0.1:1',
  S3_ACCESS_KEY_ID: 'secret-of-this-test-5',
  S3_SECRET_ACCESS_KEY: 'secret-of-this-test-6',
  PAYPAL_CLIENT_ID: 'client-of-this-test',
  PAYPAL_CLIENT_SECRET: 'secret-of-this-test-7',
  PAYPAL_WEBHOOK_ID: 'secret-of-this-test-8',
  HEARTBEAT_URL: 'http://127.0.0.1:1/secret-of-this-test-9',
  METRICS_TOKEN: 'secret-of-this-test-10',
};
const SECRET = /secret-of-this-test/;

const settings = {
  ...(await emptyShop(dataDir)),
  DATABASE_URI,
  PAYLOAD_SECRET: SECRETS.PAYLOAD_SECRET,
};

interface Told {
  code: number | null;
  output: string;
  report: string;
}

function doctor(args: string[] = [], extra: Record<string, string> = {}): Promise<Told> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...settings, ...extra };
  const child = spawn(process.execPath, ['dist/server/doctor.js', ...args], { env });
  let [output, report] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    report += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, report })));
}

async function serve(extra: Record<string, string> = {}): Promise<Program> {
  return startProgram({ ...settings, LOG_LEVEL: 'debug', ...extra });
}

it('finds a healthy shop healthy, running or stopped (rule 23.5)', async () => {
  const running = await serve();
  const whileRunning = await doctor();
  expect(whileRunning).toMatchObject({ code: 0, output: expect.stringContaining('✓ Database') });
  expect(whileRunning.output).not.toContain('✗');
  await running.stop('SIGTERM');
  const stopped = await doctor(['--json']);
  expect(stopped.code).toBe(0);
  const { checks } = healthReport.strict().parse(JSON.parse(stopped.report));
  expect(checks.find(({ id }) => id === 'photos')).toMatchObject({ state: 'ok' });
});

it('fails for a problem, with no secret in its output, in the log, or in the answer about health (rule 23.6)', async () => {
  const bucket = { S3_BUCKET: 'shop', S3_ENDPOINT: 'http://127.0.0.1:1' };
  const extra = { ...SECRETS, ...bucket };
  const program = await serve(extra);
  const { Cookie } = await dashboardCookie(program.url, SECRETS.ADMIN_PASSWORD);
  const answer = await call(`${program.url}/api/admin/health`, { body: {}, headers: { Cookie } });
  expect(answer.status).toBe(200);
  const reports = [await doctor([], extra), await doctor(['--json'], extra)];
  for (const { code, output } of reports) {
    expect(code).toBe(1);
    expect(output).toContain('The bucket shop');
    expect(output).not.toMatch(SECRET);
  }
  const [, json] = reports;
  const { checks } = healthReport.parse(JSON.parse(json?.report ?? ''));
  expect(checks.filter(({ state }) => state === 'red').map(({ id }) => id)).toContain('photos');
  expect(JSON.stringify(answer.body)).not.toMatch(SECRET);
  await program.stop('SIGTERM');
  const log = program.stdout() + program.stderr();
  expect(log).toContain('photos');
  expect(log).not.toMatch(SECRET);
});

it.runIf(!DATABASE_URI)('finds a damaged database, and says what to do', async () => {
  const file = await open(join(dataDir, 'shop.sqlite'), 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(64 * 1024, 'damage'), 0, 64 * 1024, Math.floor(size / 2));
  await file.close();
  const { code, output } = await doctor();
  expect(code).toBe(1);
  expect(output).toMatch(
    /✗ Database .*damaged[\s\S]*move DATA_DIR somewhere else, and restore the last backup/,
  );
});

it('says so if there is no shop, or a setting is wrong', async () => {
  const nowhere = freshDataDir();
  if (!DATABASE_URI)
    expect(await doctor([], { DATA_DIR: nowhere })).toMatchObject({
      code: 1,
      output: `There's no shop in ${nowhere}\n`,
    });
  expect(await doctor([], { PORT: 'x' })).toMatchObject({
    code: 1,
    output: 'Setting PORT: must be a port number\n',
  });
});
