import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`email_replies\`;`)
  await db.run(sql`DROP TABLE \`email_problems\`;`)
}
