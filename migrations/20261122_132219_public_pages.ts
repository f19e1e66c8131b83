import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`status_createdAt_id_idx\`;`)
  await db.run(sql`DROP INDEX \`deliveryMethod_createdAt_id_idx\`;`)
  await db.run(sql`DROP INDEX \`paymentStatus_createdAt_id_total_idx\`;`)
  await db.run(sql`CREATE INDEX \`status_createdAt_id_paymentStatus_deliveryMethod_idx\` ON \`orders\` (\`status\`,\`created_at\`,\`id\`,\`payment_status\`,\`delivery_method\`);`)
  await db.run(sql`CREATE INDEX \`deliveryMethod_createdAt_id_status_paymentStatus_idx\` ON \`orders\` (\`delivery_method\`,\`created_at\`,\`id\`,\`status\`,\`payment_status\`);`)
  await db.run(sql`CREATE INDEX \`paymentStatus_createdAt_id_total_status_deliveryMethod_idx\` ON \`orders\` (\`payment_status\`,\`created_at\`,\`id\`,\`total\`,\`status\`,\`delivery_method\`);`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`totals\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`share_picture\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`privacy\` text;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`terms\` text;`)
  await db.run(sql`CREATE INDEX \`status_kind_dueAt_idx\` ON \`outbox\` (\`status\`,\`kind\`,\`due_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`status_createdAt_id_paymentStatus_deliveryMethod_idx\`;`)
  await db.run(sql`DROP INDEX \`deliveryMethod_createdAt_id_status_paymentStatus_idx\`;`)
  await db.run(sql`DROP INDEX \`paymentStatus_createdAt_id_total_status_deliveryMethod_idx\`;`)
  await db.run(sql`CREATE INDEX \`status_createdAt_id_idx\` ON \`orders\` (\`status\`,\`created_at\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`deliveryMethod_createdAt_id_idx\` ON \`orders\` (\`delivery_method\`,\`created_at\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`paymentStatus_createdAt_id_total_idx\` ON \`orders\` (\`payment_status\`,\`created_at\`,\`id\`,\`total\`);`)
  await db.run(sql`DROP INDEX \`status_kind_dueAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`totals\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`share_picture\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`privacy\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`terms\`;`)
}
