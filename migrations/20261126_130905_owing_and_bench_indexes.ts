import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`amountDue_id_status_paymentStatus_deliveryMethod_created_idx\`;`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`orders\` (\`amount_due\`,\`id\`,\`status\`,\`payment_status\`,\`delivery_method\`,\`created_at\`,\`customer_name\`,\`total\`,\`ready_to\`,\`inbound_day\`);`)
  await db.run(sql`CREATE INDEX \`status_isRush_createdAt_id_idx\` ON \`orders\` (\`status\`,\`is_rush\`,\`created_at\`,\`id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`compound_index_1_idx\`;`)
  await db.run(sql`DROP INDEX \`status_isRush_createdAt_id_idx\`;`)
  await db.run(sql`CREATE INDEX \`amountDue_id_status_paymentStatus_deliveryMethod_created_idx\` ON \`orders\` (\`amount_due\`,\`id\`,\`status\`,\`payment_status\`,\`delivery_method\`,\`created_at\`);`)
}
