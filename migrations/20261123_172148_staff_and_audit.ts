import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`actor\` text,
  	\`name\` text,
  	\`role\` text,
  	\`address\` text,
  	\`browser\` text,
  	\`subject\` text,
  	\`text\` text NOT NULL,
  	\`data\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_updated_at_idx\` ON \`audit\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_created_at_idx\` ON \`audit\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_id_idx\` ON \`audit\` (\`created_at\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`kind_createdAt_id_idx\` ON \`audit\` (\`kind\`,\`created_at\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`actor_createdAt_id_idx\` ON \`audit\` (\`actor\`,\`created_at\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`actor_browser_idx\` ON \`audit\` (\`actor\`,\`browser\`);`)
  await db.run(sql`ALTER TABLE \`admins\` ADD \`role\` text;`)
  await db.run(sql`ALTER TABLE \`admins\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`admins\` ADD \`active\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`admins\` ADD \`invite_hash\` text;`)
  await db.run(sql`ALTER TABLE \`admins\` ADD \`invite_until\` text;`)
  await db.run(sql`CREATE INDEX \`admins_invite_hash_idx\` ON \`admins\` (\`invite_hash\`);`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`manager_refund_limit\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit\`;`)
  await db.run(sql`DROP INDEX \`admins_invite_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`admins\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`admins\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`admins\` DROP COLUMN \`active\`;`)
  await db.run(sql`ALTER TABLE \`admins\` DROP COLUMN \`invite_hash\`;`)
  await db.run(sql`ALTER TABLE \`admins\` DROP COLUMN \`invite_until\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`manager_refund_limit\`;`)
}
