import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`customers\` ADD \`proven_email\` text;`)
  await db.run(sql`ALTER TABLE \`payment_attempts\` ADD \`problem\` text;`)
  await db.run(sql`ALTER TABLE \`payment_attempts\` ADD \`captured\` text;`)
  await db.run(sql`CREATE INDEX \`payment_attempts_problem_idx\` ON \`payment_attempts\` (\`problem\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`payment_attempts_problem_idx\`;`)
  await db.run(sql`ALTER TABLE \`payment_attempts\` DROP COLUMN \`problem\`;`)
  await db.run(sql`ALTER TABLE \`payment_attempts\` DROP COLUMN \`captured\`;`)
  await db.run(sql`ALTER TABLE \`customers\` DROP COLUMN \`proven_email\`;`)
}
