import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`extra_total\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`amount_paid\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`amount_refunded\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`amount_due\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`movements\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`extra_work\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`extra_work_since\` text;`)
  await db.run(sql`CREATE INDEX \`orders_amount_refunded_idx\` ON \`orders\` (\`amount_refunded\`);`)
  await db.run(sql`CREATE INDEX \`orders_amount_due_idx\` ON \`orders\` (\`amount_due\`);`)
  await db.run(sql`CREATE INDEX \`orders_extra_work_since_idx\` ON \`orders\` (\`extra_work_since\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`orders_amount_refunded_idx\`;`)
  await db.run(sql`DROP INDEX \`orders_amount_due_idx\`;`)
  await db.run(sql`DROP INDEX \`orders_extra_work_since_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`extra_total\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`amount_paid\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`amount_refunded\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`amount_due\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`movements\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`extra_work\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`extra_work_since\`;`)
}
