import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`opening_hours\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`turnaround_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`owner_email\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`hero_title\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`hero_text\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`shipping_intro\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`packing_steps\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`shipping_closing\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`dropoff_intro\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`dropoff_closing\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`opening_hours\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`turnaround_days\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`owner_email\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`hero_title\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`hero_text\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`shipping_intro\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`packing_steps\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`shipping_closing\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`dropoff_intro\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`dropoff_closing\`;`)
}
