// Payload writes each migration as functions with one call per statement. The shop's migrations are lists of statements, and an upgrade
// is taken back by restoring the copy made before it, so Payload's way down isn't kept.

const escaped = (sql) => sql.replaceAll(/[\\`]|\$\{/g, '\\$&');

/** The statements of a migration that Payload wrote. */
export function statementsOf(source) {
  const [up] = source.split('export async function down');
  return [...up.matchAll(/await db\.run\(sql`((?:[^`\\]|\\.)*)`\)/gs)].map(([, sql]) =>
    sql.replaceAll(/\\(.)/g, '$1'),
  );
}

/** The module of a migration that runs these statements. */
export function migrationModule(statements) {
  return `export default [\n${statements.map((sql) => `  \`${escaped(sql)}\`,\n`).join('')}];\n`;
}

/** `migrations/index.ts` for migrations with these names. */
export function migrationIndex(names) {
  const imports = names.map((name) => `import m${name} from './${name}';`);
  const entries = names.map((name) => `  { name: '${name}', statements: m${name} },`);
  return `${imports.join('\n')}\n\nexport const migrations = [\n${entries.join('\n')}\n];\n`;
}
