import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`may_show\` text;`)
  await db.run(sql`ALTER TABLE \`gallery\` ADD \`order\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`gallery_order_idx\` ON \`gallery\` (\`order\`);`)
  await db.run(sql`ALTER TABLE \`uploads\` ADD \`is_in_album\` integer;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`ask_to_show\` integer;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`gallery_order_idx\`;`)
  await db.run(sql`ALTER TABLE \`gallery\` DROP COLUMN \`order\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`may_show\`;`)
  await db.run(sql`ALTER TABLE \`uploads\` DROP COLUMN \`is_in_album\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`ask_to_show\`;`)
}
