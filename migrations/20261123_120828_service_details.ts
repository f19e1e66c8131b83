import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`services\` ADD \`picture\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`included\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`days\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`picture\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`included\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`days\`;`)
}
