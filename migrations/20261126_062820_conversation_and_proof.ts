import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`consents\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`given\` integer DEFAULT false NOT NULL,
  	\`choice\` text,
  	\`wording\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`customer_id\` text,
  	\`order_id\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_at_idx\` ON \`consents\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`consents_customer_id_idx\` ON \`consents\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_order_id_idx\` ON \`consents\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_email_idx\` ON \`consents\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`consents_phone_idx\` ON \`consents\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`consents_updated_at_idx\` ON \`consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_created_at_idx\` ON \`consents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_at_idx\` ON \`consents\` (\`kind\`,\`at\`);`)
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
  await db.run(sql`CREATE TABLE \`email_replies\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`order_id\` text,
  	\`from_address\` text,
  	\`from_name\` text,
  	\`text\` text,
  	\`full_text\` text,
  	\`photos\` text,
  	\`files\` text,
  	\`sent_at\` text,
  	\`reason\` text,
  	\`mailbox\` text,
  	\`uid\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`email_replies_key_idx\` ON \`email_replies\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`email_replies_updated_at_idx\` ON \`email_replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`email_replies_created_at_idx\` ON \`email_replies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`orderId_state_createdAt_idx\` ON \`email_replies\` (\`order_id\`,\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`fromAddress_createdAt_idx\` ON \`email_replies\` (\`from_address\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_mailbox_uid_idx\` ON \`email_replies\` (\`state\`,\`mailbox\`,\`uid\`);`)
  await db.run(sql`CREATE TABLE \`email_problems\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`address\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`bounced_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`email_problems_address_idx\` ON \`email_problems\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`email_problems_updated_at_idx\` ON \`email_problems\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`email_problems_created_at_idx\` ON \`email_problems\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shop_settings_email_openings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`line\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_email_openings_order_idx\` ON \`shop_settings_email_openings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_email_openings_parent_id_idx\` ON \`shop_settings_email_openings\` (\`_parent_id\`);`)
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
  await db.run(sql`ALTER TABLE \`orders\` ADD \`text_number\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`conversation_rank\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`may_show\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`review_asked_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`care_reminded_at\` text;`)
  await db.run(sql`CREATE INDEX \`orders_text_number_idx\` ON \`orders\` (\`text_number\`);`)
  await db.run(sql`CREATE INDEX \`conversationRank_id_idx\` ON \`orders\` (\`conversation_rank\`,\`id\`);`)
  await db.run(sql`ALTER TABLE \`gallery\` ADD \`order\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`gallery_order_idx\` ON \`gallery\` (\`order\`);`)
  await db.run(sql`ALTER TABLE \`uploads\` ADD \`is_in_album\` integer;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`care_reminder\` integer;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`ask_to_show\` integer;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`texts_from\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`texts_until\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`review_days\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`texts\`;`)
  await db.run(sql`DROP TABLE \`text_numbers\`;`)
  await db.run(sql`DROP TABLE \`incoming_texts\`;`)
  await db.run(sql`DROP TABLE \`email_replies\`;`)
  await db.run(sql`DROP TABLE \`email_problems\`;`)
  await db.run(sql`DROP TABLE \`shop_settings_email_openings\`;`)
  await db.run(sql`DROP TABLE \`shop_settings_saved_replies\`;`)
  await db.run(sql`DROP INDEX \`orders_text_number_idx\`;`)
  await db.run(sql`DROP INDEX \`conversationRank_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`text_number\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`conversation_rank\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`may_show\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`review_asked_at\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`care_reminded_at\`;`)
  await db.run(sql`DROP INDEX \`gallery_order_idx\`;`)
  await db.run(sql`ALTER TABLE \`gallery\` DROP COLUMN \`order\`;`)
  await db.run(sql`ALTER TABLE \`uploads\` DROP COLUMN \`is_in_album\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`care_reminder\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`ask_to_show\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`texts_from\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`texts_until\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`review_days\`;`)
}
