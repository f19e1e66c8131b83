import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`texts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`order_id\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`number\` text,
  	\`body\` text,
  	\`state\` text DEFAULT 'sending' NOT NULL,
  	\`rank\` numeric DEFAULT 0 NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`tried_at\` text,
  	\`sid\` text,
  	\`sent_at\` text,
  	\`problem\` text,
  	\`cost\` numeric,
  	\`check_at\` text,
  	\`checks\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`texts_sid_idx\` ON \`texts\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`texts_check_at_idx\` ON \`texts\` (\`check_at\`);`)
  await db.run(sql`CREATE INDEX \`texts_updated_at_idx\` ON \`texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`texts_created_at_idx\` ON \`texts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`orderId_createdAt_idx\` ON \`texts\` (\`order_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`number_rank_idx\` ON \`texts\` (\`number\`,\`rank\`);`)
  await db.run(sql`CREATE INDEX \`sentAt_cost_idx\` ON \`texts\` (\`sent_at\`,\`cost\`);`)
  await db.run(sql`CREATE TABLE \`text_numbers\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`stopped_at\` text,
  	\`problem\` text,
  	\`problem_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`text_numbers_number_idx\` ON \`text_numbers\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`text_numbers_updated_at_idx\` ON \`text_numbers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`text_numbers_created_at_idx\` ON \`text_numbers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`incoming_texts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`sid\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`order_id\` text,
  	\`is_done\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`incoming_texts_sid_idx\` ON \`incoming_texts\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`incoming_texts_updated_at_idx\` ON \`incoming_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`incoming_texts_created_at_idx\` ON \`incoming_texts\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`text_number\` text;`)
  await db.run(sql`CREATE INDEX \`orders_text_number_idx\` ON \`orders\` (\`text_number\`);`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`texts_from\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`texts_until\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`time_zone\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`texts\`;`)
  await db.run(sql`DROP TABLE \`text_numbers\`;`)
  await db.run(sql`DROP TABLE \`incoming_texts\`;`)
  await db.run(sql`DROP INDEX \`orders_text_number_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`text_number\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`texts_from\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`texts_until\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`time_zone\`;`)
}
