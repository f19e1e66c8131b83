// npm run release [-- --dry-run]: writes the next version, its changelog, and its bill of materials, then commits and tags. It doesn't
// push.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const CHANGELOG = 'CHANGELOG.md';
/** Every package the shop runs on, in CycloneDX format. Each tag contains its own list. */
const MATERIALS = 'sbom.cdx.json';
const MATERIALS_COMMAND = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
/** A commit that changes nothing else stays out of the changelog, no matter its type. */
const UNSHIPPED = [
  ':!bench',
  ':!scripts',
  ':!docs',
  ':!.ci',
  ':!storefront/e2e',
  ':!storefront/browsers',
  ':!*/testing/*',
  ':!*.test.*',
  ':!*.md',
];
const CONVENTIONAL = /^(\w+)(?:\(([^)]+)\))?(!)?: (.+)$/;
const NEXT_CHANGE = /; \w+(?:\([^)]+\))?!?: .*$/;
const BREAKING = /^BREAKING[ -]CHANGE: (.+)/m;
const SECTIONS = [
  { title: 'Breaking changes', holds: ({ isBreaking }) => isBreaking },
  { title: 'New', holds: ({ type, isBreaking }) => type === 'feat' && !isBreaking },
  { title: 'Fixed', holds: ({ type, isBreaking }) => type === 'fix' && !isBreaking },
  { title: 'Faster', holds: ({ type, isBreaking }) => type === 'perf' && !isBreaking },
];

/** Parses the first change of a conventional commit. Returns null for any other commit, and for a fix of the tests. */
export function parseCommit({ hash, subject, body }) {
  const [, type, scope, mark, text] = CONVENTIONAL.exec(subject.replace(NEXT_CHANGE, '')) ?? [];
  if (!type || scope === 'tests') return null;
  const [, note] = BREAKING.exec(body) ?? [];
  return { hash, type, scope, text: note ?? text, isBreaking: Boolean(mark || note) };
}

/** Returns the version after these commits (semver.org), or null if users see no change. */
export function nextVersion(version, commits) {
  const [major, minor, patch] = version.split('.').map(Number);
  if (commits.some(({ isBreaking }) => isBreaking)) return `${major + 1}.0.0`;
  if (commits.some(({ type }) => type === 'feat')) return `${major}.${minor + 1}.0`;
  if (commits.some(({ type }) => type === 'fix' || type === 'perf')) return `${major}.${minor}.${patch + 1}`;
  return null;
}

export function changelogPart({ version, day, commits }) {
  const lines = [
    `## ${version} (${day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })})`,
    '',
  ];
  for (const { title, holds } of SECTIONS) {
    const held = commits.filter(holds);
    if (held.length > 0) lines.push(`### ${title}`, '', ...held.map(lineOf), '');
  }
  return lines.join('\n');
}

const lineOf = ({ scope, text, hash }) => `- ${scope ? `**${scope}**: ` : ''}${text} (${hash})`;

/** Inserts a section above the earlier versions. */
export function withPart(changelog, part) {
  const first = changelog.search(/^## /m);
  if (first === -1) return `${changelog.trimEnd()}\n\n${part}`;
  return `${changelog.slice(0, first)}${part}\n${changelog.slice(first)}`;
}

const npm = (...args) =>
  execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64_000_000, shell: process.platform === 'win32' });

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The last release is the last commit that changed package.json's version. */
function commitsSinceVersion() {
  const start = git('log', '-1', '--format=%H', '-G^  "version":', '--', 'package.json');
  const format = '--format=%h%x1f%s%x1f%b%x1e';
  return git('log', '--no-merges', '--full-history', format, `${start}..HEAD`, '--', '.', ...UNSHIPPED)
    .split('\x1e')
    .map((entry) => entry.trim().split('\x1f'))
    .filter(([hash]) => hash)
    .map(([hash, subject, body = '']) => parseCommit({ hash, subject, body }))
    .filter((commit) => commit !== null);
}

function release({ isDry }) {
  if (!isDry && git('status', '--porcelain') !== '') fail('Commit or stash your changes first.');
  const commits = commitsSinceVersion();
  const version = nextVersion(JSON.parse(readFileSync('package.json', 'utf8')).version, commits);
  if (!version) fail('Nothing to release: no feat, fix, or perf since the last version.');
  const part = changelogPart({ version, day: new Date(), commits });
  process.stdout.write(`${part}\n`);
  if (isDry) return;
  npm('version', version, '--no-git-tag-version');
  writeFileSync(CHANGELOG, withPart(readFileSync(CHANGELOG, 'utf8'), part));
  writeFileSync(MATERIALS, `${JSON.stringify(JSON.parse(npm(...MATERIALS_COMMAND)))}\n`);
  git('add', MATERIALS);
  git(
    'commit',
    '--quiet',
    '-m',
    `chore(release): ${version}`,
    '--',
    'package.json',
    'package-lock.json',
    CHANGELOG,
    MATERIALS,
  );
  git('tag', '-a', `v${version}`, '-m', `Version ${version}`);
  process.stdout.write(
    `Version ${version} is committed and tagged. Read the changelog, then: git push --follow-tags\n`,
  );
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  release({ isDry: process.argv.includes('--dry-run') });
