import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_settings_closed_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_closed_days_order_idx\` ON \`shop_settings_closed_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_closed_days_parent_id_idx\` ON \`shop_settings_closed_days\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`rush_charge\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`promised_to\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`is_rush\` integer;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`rush_place\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_rush_place_idx\` ON \`orders\` (\`rush_place\`);`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`gloves_per_day\` numeric;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`working_days\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`rush_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`rush_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`rush_per_day\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shop_settings_closed_days\`;`)
  await db.run(sql`DROP INDEX \`orders_rush_place_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`rush_charge\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`promised_to\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`is_rush\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`rush_place\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`gloves_per_day\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`working_days\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`rush_price\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`rush_days\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`rush_per_day\`;`)
}
