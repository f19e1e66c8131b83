import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`version\` numeric DEFAULT 0,
  	\`order_id\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`service\` text,
  	\`stars\` numeric NOT NULL,
  	\`text\` text,
  	\`status\` text DEFAULT 'waiting' NOT NULL,
  	\`written_at\` text NOT NULL,
  	\`answer\` text,
  	\`answered_at\` text,
  	\`waiting_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reviews_order_id_idx\` ON \`reviews\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_waiting_since_idx\` ON \`reviews\` (\`waiting_since\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_writtenAt_idx\` ON \`reviews\` (\`status\`,\`written_at\`);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`review_asked_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`care_reminded_at\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`care_reminder\` integer;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`review_days\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`review_asked_at\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`care_reminded_at\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`care_reminder\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`review_days\`;`)
}
