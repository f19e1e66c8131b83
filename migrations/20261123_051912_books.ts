import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`orders_amount_due_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`moved_at\` text;`)
  await db.run(sql`CREATE INDEX \`amountDue_id_createdAt_idx\` ON \`orders\` (\`amount_due\`,\`id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`movedAt_createdAt_idx\` ON \`orders\` (\`moved_at\`,\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`amountDue_id_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`movedAt_createdAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`orders_amount_due_idx\` ON \`orders\` (\`amount_due\`);`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`moved_at\`;`)
}
