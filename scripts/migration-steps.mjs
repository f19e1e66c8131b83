// Writes the SQL that Payload generates as calls of `migrations/schema-steps.ts`.

const WIDTH = 110;
const HELPERS = [
  'add',
  'DATES',
  'dropIndexes',
  'index',
  'indexes',
  'reference',
  'rows',
  'table',
  'uniqueIndexes',
];

const NOW = "text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL";
const literal = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const strings = (...texts) => texts.map(literal);
const plain = (text) => text.replaceAll('`', '');

/** Kinds of statements, and how each is written: the helper, its first arguments, and a list. */
const KINDS = [
  [/^CREATE TABLE `(\w+)` \(\n(.*)\n {2}\);\n {2}$/s, (name, lines) => tableOf(name, lines)],
  [/^ALTER TABLE `(\w+)` ADD (`.*);$/, (on, line) => ['add', strings(on), strings(plain(line))]],
  [/^DROP INDEX `(\w+)`;$/, (name) => ['dropIndexes', [], strings(name)]],
  [
    /^CREATE (UNIQUE |)INDEX `(\w+)_(\w+)_idx` ON `\2` \(`(_?\3)`\);$/,
    (unique, on, _, column) => [unique ? 'uniqueIndexes' : 'indexes', strings(on), strings(column)],
  ],
  [
    /^CREATE INDEX `(\w+)` ON `(\w+)` \((.*)\);$/,
    (name, on, columns) => ['index', strings(name, on, plain(columns))],
  ],
];

const KEY = /^FOREIGN KEY \(`(\w+)`\) REFERENCES `(\w+)`\(`id`\) ON UPDATE no action ON DELETE (.*)$/;
/** How the table of an array field begins. */
const ROW = strings(
  '_order integer NOT NULL',
  '_parent_id text(36) NOT NULL',
  'id text PRIMARY KEY NOT NULL',
);
const BOTH_DATES = strings(`updated_at ${NOW}`, `created_at ${NOW}`).join();

function tableOf(name, text) {
  const lines = text.split(',\n').map((line) => {
    const [, ...key] = KEY.exec(line.trim()) ?? [];
    return key.length > 0 ? `reference(${strings(...key).join(', ')})` : literal(plain(line.trim()));
  });
  const at = lines.findIndex((_, place) => lines.slice(place, place + 2).join() === BOTH_DATES);
  if (at >= 0) lines.splice(at, 2, '...DATES');
  const [, parent] = /^reference\('_parent_id', ('\w+'), 'cascade'\)$/.exec(lines.at(-1)) ?? [];
  if (parent && lines.slice(0, 3).join() === ROW.join())
    return ['rows', [literal(name), parent], lines.slice(3, -1)];
  return ['table', strings(name), lines];
}

function stepOf(sql) {
  const [pattern, write] = KINDS.find(([kind]) => kind.test(sql)) ?? [];
  return pattern ? write(...pattern.exec(sql).slice(1)) : ['', [JSON.stringify(sql)]];
}

/** Calls that are alike up to their list become one. */
function merged(steps) {
  const kept = [];
  for (const [helper, first, list] of steps) {
    const last = kept.at(-1);
    if (list && last?.[0] === helper && last[1].join() === first.join()) last[2].push(...list);
    else kept.push([helper, first, list]);
  }
  return kept;
}

function written([helper, first, list = []]) {
  const words = [...first, ...list];
  if (!helper) return `  ${words[0]},`;
  const line = `  ${helper}(${words.join(', ')}),`;
  return line.length <= WIDTH ? line : `  ${helper}(\n    ${words.join(',\n    ')},\n  ),`;
}

/** The module of a migration that runs these statements. */
export function migrationModule(statements) {
  const steps = merged(statements.map(stepOf));
  const body = `export default [\n${steps.map(written).join('\n')}\n].flat();\n`;
  const words = body.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '');
  const used = HELPERS.filter((helper) => new RegExp(`\\b${helper}\\b`).test(words));
  return `import { ${used.join(', ')} } from './schema-steps';\n\n${body}`;
}

/** What a migration that Payload wrote runs. */
export function statementsOf(source) {
  const [up] = source.split('export async function down');
  return [...up.matchAll(/await db\.run\(sql`((?:[^`\\]|\\.)*)`\)/g)].map(([, sql]) =>
    sql.replaceAll(/\\(.)/g, '$1'),
  );
}

/** `migrations/index.ts` for migrations with these names. */
export function migrationIndex(names) {
  const imports = names.map((name) => `import m${name} from './${name}';`);
  const entries = names.map((name) => `  { name: '${name}', statements: m${name} },`);
  return `${imports.join('\n')}\n\nexport const migrations = [\n${entries.join('\n')}\n];\n`;
}
