import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`share_picture\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`privacy\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`terms\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`share_picture\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`privacy\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`terms\`;`)
}
