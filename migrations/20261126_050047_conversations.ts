import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shop_settings_saved_replies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_saved_replies_order_idx\` ON \`shop_settings_saved_replies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_saved_replies_parent_id_idx\` ON \`shop_settings_saved_replies\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`conversation_rank\` numeric;`)
  await db.run(sql`CREATE INDEX \`conversationRank_id_idx\` ON \`orders\` (\`conversation_rank\`,\`id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shop_settings_saved_replies\`;`)
  await db.run(sql`DROP INDEX \`conversationRank_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`conversation_rank\`;`)
}
