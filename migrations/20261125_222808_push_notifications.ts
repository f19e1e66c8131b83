import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`push_keys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`private_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`push_keys_name_idx\` ON \`push_keys\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`push_keys_updated_at_idx\` ON \`push_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_keys_created_at_idx\` ON \`push_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`push_devices\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`account\` text NOT NULL,
  	\`session\` text NOT NULL,
  	\`endpoint\` text NOT NULL,
  	\`endpoint_hash\` text NOT NULL,
  	\`keys\` text NOT NULL,
  	\`kinds\` text NOT NULL,
  	\`quiet\` text,
  	\`user_agent\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`push_devices_account_idx\` ON \`push_devices\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_session_idx\` ON \`push_devices\` (\`session\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`push_devices_endpoint_hash_idx\` ON \`push_devices\` (\`endpoint_hash\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_updated_at_idx\` ON \`push_devices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_devices_created_at_idx\` ON \`push_devices\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`push_keys\`;`)
  await db.run(sql`DROP TABLE \`push_devices\`;`)
}
