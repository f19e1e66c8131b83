import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`simulated_refunds\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`request_id\` text NOT NULL,
  	\`refund_id\` text NOT NULL,
  	\`capture_id\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`simulated_refunds_request_id_idx\` ON \`simulated_refunds\` (\`request_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`simulated_refunds_refund_id_idx\` ON \`simulated_refunds\` (\`refund_id\`);`)
  await db.run(sql`CREATE INDEX \`simulated_refunds_capture_id_idx\` ON \`simulated_refunds\` (\`capture_id\`);`)
  await db.run(sql`CREATE INDEX \`simulated_refunds_updated_at_idx\` ON \`simulated_refunds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`simulated_refunds_created_at_idx\` ON \`simulated_refunds\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`refund_check_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`cancel_reason\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`cancel_id\` text;`)
  await db.run(sql`CREATE INDEX \`orders_refund_check_at_idx\` ON \`orders\` (\`refund_check_at\`);`)
  await db.run(sql`CREATE INDEX \`simulated_payments_capture_id_idx\` ON \`simulated_payments\` (\`capture_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`simulated_refunds\`;`)
  await db.run(sql`DROP INDEX \`orders_refund_check_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`refund_check_at\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`cancel_reason\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`cancel_id\`;`)
  await db.run(sql`DROP INDEX \`simulated_payments_capture_id_idx\`;`)
}
