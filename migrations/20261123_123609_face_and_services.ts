import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_settings_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_social_links_order_idx\` ON \`shop_settings_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_social_links_parent_id_idx\` ON \`shop_settings_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_settings_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`portrait\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_people_order_idx\` ON \`shop_settings_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_people_parent_id_idx\` ON \`shop_settings_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_settings_reviews\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`quote\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`date\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_reviews_order_idx\` ON \`shop_settings_reviews\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_reviews_parent_id_idx\` ON \`shop_settings_reviews\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`picture\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`included\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`days\` numeric;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`tagline\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`logo\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`accent_color\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`phone\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`shop_email\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`shipping_fee\` numeric;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`guarantee\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shop_settings_social_links\`;`)
  await db.run(sql`DROP TABLE \`shop_settings_people\`;`)
  await db.run(sql`DROP TABLE \`shop_settings_reviews\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`picture\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`included\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`days\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`tagline\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`logo\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`accent_color\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`phone\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`shop_email\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`shipping_fee\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`guarantee\`;`)
}
