import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changelogPart, nextVersion, parseCommit, withPart } from './release.mjs';

const parsed = (subject, body = '') => parseCommit({ hash: 'abc1234', subject, body });

it.each([
  [['fix: a'], '1.2.4'],
  [['perf(lists): a'], '1.2.4'],
  [['fix: a', 'feat(orders): b'], '1.3.0'],
  [['feat: a', 'refactor!: b'], '2.0.0'],
  [['docs: a', 'test(orders): b', 'chore: c'], null],
])('the commits %j turn version 1.2.3 into %s', (subjects, version) => {
  expect(
    nextVersion(
      '1.2.3',
      subjects.map((subject) => parsed(subject)),
    ),
  ).toBe(version);
});

it('a footer makes a change breaking and describes it', () => {
  const commit = parsed('fix(api): a', 'Why.\n\nBREAKING CHANGE: the call needs a key');
  expect(commit).toMatchObject({ isBreaking: true, text: 'the call needs a key' });
});

it('takes only the first of two changes in a subject', () => {
  expect(parsed('fix(messages): a; fix(lists): b')).toMatchObject({
    type: 'fix',
    scope: 'messages',
    text: 'a',
  });
  expect(parsed('perf: a; b stays').text).toBe('a; b stays');
});

it('leaves out a fix of the tests', () => {
  expect(parsed('fix(tests): a')).toBeNull();
});

it.each(['Merge main', 'fixed it', 'feat add a thing'])("'%s' isn't a conventional commit", (subject) => {
  expect(parsed(subject)).toBeNull();
});

it('the changelog lists each change once, by what it means for users', () => {
  const commits = ['feat(orders): a', 'fix: b', 'perf(lists): c', 'feat!: d', 'docs: e'].map((subject) =>
    parsed(subject),
  );
  expect(
    changelogPart({ version: '2.0.0', day: new Date('2026-12-01'), commits }),
  ).toBe(`## 2.0.0 (December 1, 2026)

### Breaking changes

- d (abc1234)

### New

- **orders**: a (abc1234)

### Fixed

- b (abc1234)

### Faster

- **lists**: c (abc1234)
`);
});

it('the newest version is at the top', () => {
  expect(withPart('# Changelog\n\nAll versions.\n\n## 1.0.0\n\nOld.\n', '## 1.1.0\n\nNew.\n')).toBe(
    '# Changelog\n\nAll versions.\n\n## 1.1.0\n\nNew.\n\n## 1.0.0\n\nOld.\n',
  );
  expect(withPart('# Changelog\n', '## 1.0.0\n')).toBe('# Changelog\n\n## 1.0.0\n');
});

describe('npm run release', () => {
  const SCRIPT = resolve('scripts/release.mjs');
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    git('init', '--quiet');
    commit('feat: before', {
      'package.json': packageOf('1.0.0'),
      'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n',
    });
    commit('fix: also before', { 'package-lock.json': lockOf('1.0.0') });
    commit('chore(release): 1.0.1', {
      'package.json': packageOf('1.0.1'),
      'package-lock.json': lockOf('1.0.1'),
    });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const dependencies = { dependencies: { runs: '2.0.0' }, devDependencies: { builds: '1.0.0' } };
  const packageOf = (version) => `${JSON.stringify({ name: 'shop', version, ...dependencies }, null, 2)}\n`;
  const lockOf = (version) => {
    const packages = {
      '': { name: 'shop', version, ...dependencies },
      'node_modules/builds': { version: '1.0.0', dev: true },
      'node_modules/runs': { version: '2.0.0' },
    };
    return JSON.stringify({ name: 'shop', version, lockfileVersion: 3, packages }, null, 2);
  };
  const git = (...args) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const release = (...args) =>
    spawnSync(process.execPath, [SCRIPT, ...args], { cwd: folder, env, encoding: 'utf8' });

  function commit(message, files) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    git('add', '-A');
    git('commit', '--quiet', '-m', message);
  }

  it('writes version, lock file, changelog, and bill of materials (rule 26.2), and commits and tags them', () => {
    commit('feat(orders): gloves have a size', { a: '1' });
    commit('docs: a page', { b: '1' });
    commit('fix(check): a tool', { 'scripts/tool.mjs': '1' });
    commit('fix(orders): a test', { 'orders.int.test.ts': '1', 'server/testing/orders.ts': '1' });
    expect(release()).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(read('package.json')).version).toBe('1.1.0');
    const lock = JSON.parse(read('package-lock.json'));
    expect([lock.version, lock.packages[''].version]).toEqual(['1.1.0', '1.1.0']);
    expect(read('CHANGELOG.md')).toMatch(
      /^# Changelog\n\n## 1\.1\.0 \(\w+ \d+, \d{4}\)\n\n### New\n\n- \*\*orders\*\*: gloves have a size \(\w+\)\n\n## 1\.0\.0\n$/,
    );
    const materials = JSON.parse(git('show', 'v1.1.0:sbom.cdx.json'));
    expect(materials).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { purl: 'pkg:npm/shop@1.1.0' } },
      components: [{ purl: 'pkg:npm/runs@2.0.0' }],
    });
    expect(git('log', '-1', '--format=%s')).toBe('chore(release): 1.1.0');
    expect(git('tag', '--points-at', 'HEAD')).toBe('v1.1.0');
    expect(git('status', '--porcelain')).toBe('');
    expect(release().stderr).toContain('Nothing to release');
  });

  it('prints its plan with --dry-run and writes nothing', () => {
    commit('fix(mail): a comma', { a: '1' });
    writeFileSync(join(folder, 'a'), 'not committed');
    const { status, stdout } = release('--dry-run');
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('## 1.0.2') });
    expect(stdout).toContain('- **mail**: a comma');
    expect(JSON.parse(read('package.json')).version).toBe('1.0.1');
    expect(git('tag')).toBe('');
    expect(git('log', '-1', '--format=%s')).toBe('fix(mail): a comma');
  });

  it('rejects uncommitted changes', () => {
    commit('fix: a', { a: '1' });
    writeFileSync(join(folder, 'a'), 'not committed');
    expect(release()).toMatchObject({ status: 1, stderr: 'Commit or stash your changes first.\n' });
  });
});
