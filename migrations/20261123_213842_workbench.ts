import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`order_views\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`place\` numeric NOT NULL,
  	\`filters\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`order_views_name_idx\` ON \`order_views\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`order_views_place_idx\` ON \`order_views\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`order_views_updated_at_idx\` ON \`order_views\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`order_views_created_at_idx\` ON \`order_views\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`stock_movements\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`color\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`movement\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`stock_movements_updated_at_idx\` ON \`stock_movements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_movements_created_at_idx\` ON \`stock_movements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`color_at_idx\` ON \`stock_movements\` (\`color\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`round\` numeric DEFAULT 0 NOT NULL,
  	\`secret\` text,
  	\`new_secret\` text,
  	\`new_secret_at\` text,
  	\`last_step\` numeric,
  	\`recovery_hashes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`passkeys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`account\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`credential_id\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text,
  	\`last_used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`passkeys_account_idx\` ON \`passkeys\` (\`account\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`passkeys_credential_id_idx\` ON \`passkeys\` (\`credential_id\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_updated_at_idx\` ON \`passkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_created_at_idx\` ON \`passkeys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`passkey_challenges\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`challenge\` text NOT NULL,
  	\`account\` text,
  	\`expires_at\` text NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`passkey_challenges_challenge_idx\` ON \`passkey_challenges\` (\`challenge\`);`)
  await db.run(sql`CREATE INDEX \`passkey_challenges_expires_at_idx\` ON \`passkey_challenges\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`passkey_challenges_updated_at_idx\` ON \`passkey_challenges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`passkey_challenges_created_at_idx\` ON \`passkey_challenges\` (\`created_at\`);`)
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
  await db.run(sql`DROP INDEX \`orders_ready_to_idx\`;`)
  await db.run(sql`CREATE INDEX \`status_readyTo_id_idx\` ON \`orders\` (\`status\`,\`ready_to\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`readyTo_id_idx\` ON \`orders\` (\`ready_to\`,\`id\`);`)
  await db.run(sql`ALTER TABLE \`lace_colors\` ADD \`reorder_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`lace_colors\` ADD \`stock_log\` text;`)
  await db.run(sql`ALTER TABLE \`gallery\` ADD \`sort_order\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`proven_at\` text;`)
  await db.run(sql`ALTER TABLE \`admins\` ADD \`role\` text;`)
  await db.run(sql`ALTER TABLE \`admins\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`admins\` ADD \`active\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`admins\` ADD \`invite_hash\` text;`)
  await db.run(sql`ALTER TABLE \`admins\` ADD \`invite_until\` text;`)
  await db.run(sql`CREATE INDEX \`admins_invite_hash_idx\` ON \`admins\` (\`invite_hash\`);`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`manager_refund_limit\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`order_views\`;`)
  await db.run(sql`DROP TABLE \`stock_movements\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`passkeys\`;`)
  await db.run(sql`DROP TABLE \`passkey_challenges\`;`)
  await db.run(sql`DROP TABLE \`audit\`;`)
  await db.run(sql`DROP INDEX \`status_readyTo_id_idx\`;`)
  await db.run(sql`DROP INDEX \`readyTo_id_idx\`;`)
  await db.run(sql`CREATE INDEX \`orders_ready_to_idx\` ON \`orders\` (\`ready_to\`);`)
  await db.run(sql`DROP INDEX \`admins_invite_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`admins\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`admins\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`admins\` DROP COLUMN \`active\`;`)
  await db.run(sql`ALTER TABLE \`admins\` DROP COLUMN \`invite_hash\`;`)
  await db.run(sql`ALTER TABLE \`admins\` DROP COLUMN \`invite_until\`;`)
  await db.run(sql`ALTER TABLE \`lace_colors\` DROP COLUMN \`reorder_at\`;`)
  await db.run(sql`ALTER TABLE \`lace_colors\` DROP COLUMN \`stock_log\`;`)
  await db.run(sql`ALTER TABLE \`gallery\` DROP COLUMN \`sort_order\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`proven_at\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`manager_refund_limit\`;`)
}
