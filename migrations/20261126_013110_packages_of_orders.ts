import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`easypost_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`event_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`easypost_events_event_id_idx\` ON \`easypost_events\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`easypost_events_updated_at_idx\` ON \`easypost_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`easypost_events_created_at_idx\` ON \`easypost_events\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`packages\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`inbound\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`inbound_day\` text;`)
  await db.run(sql`CREATE INDEX \`inbound_inboundDay_id_status_idx\` ON \`orders\` (\`inbound\`,\`inbound_day\`,\`id\`,\`status\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`easypost_events\`;`)
  await db.run(sql`DROP INDEX \`inbound_inboundDay_id_status_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`packages\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`inbound\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`inbound_day\`;`)
}
