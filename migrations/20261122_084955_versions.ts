import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`version\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`customers\` ADD \`version\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`version\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`lace_colors\` ADD \`version\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`version\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`gallery\` ADD \`version\` numeric DEFAULT 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`version\`;`)
  await db.run(sql`ALTER TABLE \`customers\` DROP COLUMN \`version\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`version\`;`)
  await db.run(sql`ALTER TABLE \`lace_colors\` DROP COLUMN \`version\`;`)
  await db.run(sql`ALTER TABLE \`discounts\` DROP COLUMN \`version\`;`)
  await db.run(sql`ALTER TABLE \`gallery\` DROP COLUMN \`version\`;`)
}
