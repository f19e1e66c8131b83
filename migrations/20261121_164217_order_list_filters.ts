import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`deliveryMethod_createdAt_id_idx\` ON \`orders\` (\`delivery_method\`,\`created_at\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`paymentStatus_createdAt_id_total_idx\` ON \`orders\` (\`payment_status\`,\`created_at\`,\`id\`,\`total\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`deliveryMethod_createdAt_id_idx\`;`)
  await db.run(sql`DROP INDEX \`paymentStatus_createdAt_id_total_idx\`;`)
}
