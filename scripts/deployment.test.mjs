import { readFileSync } from 'node:fs';
import { validateDockerComposeToCommonSpec } from 'composeverter';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { ALLOCATOR, parseEnv, SETTING_NAMES, TRIAL_SECRET } from '../server/platform/environment/env';

const read = (path) => readFileSync(path, 'utf8');
const compose = read('docker-compose.yml');
const small = read('compose.small.yml');
const { services } = parse(compose, { merge: true });
const { services: smallServices } = parse(small);
const SHOPS = Object.keys(services).filter((name) => services[name].build);

const namesSetIn = (text) => [...text.matchAll(/^(?:# |\s*)?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
const namesTakenBy = (text) => new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
const namesTaken = namesTakenBy(compose);

/** Docker fills in defaults and merges files before it validates. */
function schemaErrors(text) {
  const filled = text.replaceAll(/\$\{[A-Z0-9_]+(?::[-?]([^}]*))?\}/g, '$1');
  const resolved = stringify(parse(filled, { merge: true }), { aliasDuplicateObjects: false });
  return validateDockerComposeToCommonSpec(resolved);
}

describe('Dockerfile', () => {
  it('passes the linter', () => {
    expect(validate(read('Dockerfile')).map(({ message }) => message)).toEqual([]);
  });

  it('runs the shop as an unprivileged user', () => {
    const last = read('Dockerfile')
      .split(/^FROM /m)
      .at(-1);
    expect(last).toMatch(/^USER node$/m);
  });
});

describe("the allocator's settings", () => {
  const settings = Object.entries(ALLOCATOR).map(([name, value]) => `${name}=${value}`);

  it('are the same for npm start and in the image', () => {
    expect(JSON.parse(read('package.json')).scripts.start).toContain(`${settings.join(' ')} exec node `);
    expect(/^ENV (.*)$/m.exec(read('Dockerfile'))[1].split(' ')).toEqual(expect.arrayContaining(settings));
  });
});

describe("Node's options", () => {
  const [, options] = / exec node (.+) scripts\/start\.mjs$/.exec(
    JSON.parse(read('package.json')).scripts.start,
  );
  const all = options.split(' ');

  it('are the same in the image, and with MongoDB without its own size of the young generation', () => {
    expect(JSON.parse(/^CMD (\[.*)$/m.exec(read('Dockerfile'))[1])).toEqual([
      'node',
      ...all,
      'dist/server/main.js',
    ]);
    const withMongo = all.filter((option) => !option.startsWith('--max-semi-space-size'));
    for (const name of SHOPS)
      expect(services[name].command).toEqual(['node', ...withMongo, 'dist/server/main.js']);
  });

  it.each(['bench/processes.ts', 'bench/pages.mjs'])('are measured by %s', (path) => {
    expect(all.filter((option) => !read(path).includes(`'${option}'`))).toEqual([]);
  });
});

describe("Node's version", () => {
  const recommended = read('.nvmrc').trim();
  const [oldest] = /\d+\.\d+/.exec(JSON.parse(read('package.json')).engines.node);
  const measured = /const NODES = \[(.*)\];/.exec(read('bench/nodes.ts'))[1].match(/[\d.]+/g);

  it('is the recommended one in both stages of the Dockerfile', () => {
    const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
    expect(images).toEqual([recommended, recommended]);
  });

  it.each(['README.md', 'docs/deploy.md'])('is the recommended one in %s', (path) => {
    const text = read(path);
    expect(/Node(?:\.js\]\(\S+\))? (\d+)(?:,| and) /.exec(text)?.[1]).toBe(recommended);
    expect(text).toContain(`Node ${measured[0]} through ${measured.at(-1)} works too`);
  });

  it('is measured in versions that include the oldest supported and the recommended one', () => {
    expect(measured[0]).toBe(oldest);
    expect(measured).toContain(recommended);
  });
});

describe('docker-compose.yml', () => {
  it('matches the schema for Compose files', () => {
    expect(schemaErrors(compose)).toEqual([]);
  });

  it.each(SHOPS)("gives %s only existing settings and Node's time zone", (name) => {
    const unknown = Object.keys(services[name].environment).filter((key) => !SETTING_NAMES.includes(key));
    expect(unknown).toEqual(['TZ']);
  });

  it.each(SHOPS)('gives %s every setting, here or in the image', (name) => {
    const [, image = ''] = /^ENV (.*)$/m.exec(read('Dockerfile')) ?? [];
    const provided = new Set([
      ...Object.keys(services[name].environment),
      ...[...image.matchAll(/([A-Z_]+)=/g)].map(([, setting]) => setting),
    ]);
    expect(SETTING_NAMES.filter((setting) => !provided.has(setting))).toEqual([]);
  });

  it.each(SHOPS)('lets %s write only to its data', (name) => {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(services[name].volumes.map((volume) => volume.split(':')[1])).toEqual(['/data']);
  });

  it('has the trial secret, which a shop on https rejects', () => {
    expect(services.shop.environment.PAYLOAD_SECRET).toBe(`\${PAYLOAD_SECRET:-${TRIAL_SECRET}}`);
  });

  it('opens no port to other machines by default', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    for (const port of ports) expect(port).toMatch(/^(127\.0\.0\.1|\$\{BIND:-127\.0\.0\.1\}):/);
  });
});

describe('compose.small.yml (rule 26.3)', () => {
  const { shop, caddy } = smallServices;
  const guide = read('docs/deploy.md');
  const example = /`\.env`:\n\n```sh\n([^`]*)```/.exec(guide)?.[1] ?? '';

  it('matches the schema for Compose files', () => {
    expect(schemaErrors(small)).toEqual([]);
  });

  it('takes every setting from .env, and sets only existing ones', () => {
    expect(shop.env_file).toEqual(['.env']);
    expect(Object.keys(shop.environment).filter((key) => !SETTING_NAMES.includes(key))).toEqual([]);
  });

  it('lets the shop write only to its volumes, which the image has for its user', () => {
    expect(shop).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    const [, made = ''] = /mkdir (.*) && chown/.exec(read('Dockerfile')) ?? [];
    for (const volume of shop.volumes) expect(made.split(' ')).toContain(volume.split(':').at(-1));
  });

  it('serves the shop by https only, at the name in .env', () => {
    expect(shop.ports).toBeUndefined();
    expect(shop.environment.SITE_URL).toMatch(/^https:\/\/\$\{DOMAIN/);
    expect(caddy.command.join(' ')).toBe(`caddy reverse-proxy --from \${DOMAIN} --to shop:3000`);
  });

  it('needs five lines in .env, as docs/deploy.md shows', () => {
    const known = new Set([...SETTING_NAMES, 'DOMAIN']);
    const names = namesSetIn(example);
    expect(example.trim().split('\n')).toHaveLength(5);
    expect(names).toHaveLength(5);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    const values = Object.fromEntries(
      names.map((name) => [name, new RegExp(`^${name}=(.*)$`, 'm').exec(example)[1]]),
    );
    const given = { ...values, SITE_URL: `https://${values.DOMAIN}`, TRUST_PROXY: '1', SEED: 'none' };
    expect(parseEnv(given)).toMatchObject({ SITE_URL: 'https://your-shop.example' });
  });
});

describe('documentation of settings', () => {
  const page = read('docs/settings.md');

  const namesBetween = (start, end) => {
    const table = page.slice(page.indexOf(start), page.indexOf(end));
    const cells = [...table.matchAll(/^\| (.+?) \|/gm)].map(([, cell]) => cell);
    return cells
      .flatMap((cell) => Array.from(cell.matchAll(/`([A-Z0-9_]+)`/g), ([, name]) => name))
      .toSorted();
  };

  it('lists exactly the existing settings in docs/settings.md', () => {
    expect(namesBetween('## Environment variables', '### Containers only')).toEqual(
      SETTING_NAMES.filter((name) => name !== 'NODE_ENV').toSorted(),
    );
  });

  it('lists exactly the variables that only the Compose files read', () => {
    expect(namesBetween('### Containers only', '## Shop settings')).toEqual(
      [...new Set([...namesTaken, ...namesTakenBy(small)])]
        .filter((name) => !SETTING_NAMES.includes(name))
        .toSorted(),
    );
  });

  it.each(['docs/deploy.md', '.env.example'])('names only existing settings in %s', (path) => {
    const known = new Set([...SETTING_NAMES, ...namesTaken, ...namesTakenBy(small)]);
    expect(namesSetIn(read(path)).filter((name) => !known.has(name))).toEqual([]);
  });

  it('lists the variables of docker-compose.yml in .env.example', () => {
    const example = new Set(namesSetIn(read('.env.example')));
    for (const name of [
      'ADMIN_PASSWORD',
      'PAYLOAD_SECRET',
      'MONGO_PASSWORD',
      'MONGO_KEY',
      'S3_SECRET_ACCESS_KEY',
    ]) {
      expect([name, example.has(name), namesTaken.has(name)]).toEqual([name, true, true]);
    }
    expect([...example].filter((name) => !namesTaken.has(name))).toEqual([]);
  });
});
