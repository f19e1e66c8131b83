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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consents\`;`)
}
