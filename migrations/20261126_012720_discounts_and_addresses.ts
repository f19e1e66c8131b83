import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`discount_holds\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`holds\` text NOT NULL,
  	\`round\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`discount_holds_updated_at_idx\` ON \`discount_holds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`discount_holds_created_at_idx\` ON \`discount_holds\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`customers\` ADD \`shipping_address\` text;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`max_uses\` numeric;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`max_uses_per_customer\` numeric;`)
  await db.run(sql`ALTER TABLE \`discounts\` ADD \`min_subtotal\` numeric;`)
  await db.run(sql`CREATE INDEX \`discountCode_status_idx\` ON \`orders\` (\`discount_code\`,\`status\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`discount_holds\`;`)
  await db.run(sql`DROP INDEX \`discountCode_status_idx\`;`)
  await db.run(sql`ALTER TABLE \`customers\` DROP COLUMN \`shipping_address\`;`)
  await db.run(sql`ALTER TABLE \`discounts\` DROP COLUMN \`starts_at\`;`)
  await db.run(sql`ALTER TABLE \`discounts\` DROP COLUMN \`ends_at\`;`)
  await db.run(sql`ALTER TABLE \`discounts\` DROP COLUMN \`max_uses\`;`)
  await db.run(sql`ALTER TABLE \`discounts\` DROP COLUMN \`max_uses_per_customer\`;`)
  await db.run(sql`ALTER TABLE \`discounts\` DROP COLUMN \`min_subtotal\`;`)
}
