import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`stock_movements\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`color\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`movement\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`stock_movements_updated_at_idx\` ON \`stock_movements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stock_movements_created_at_idx\` ON \`stock_movements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`color_at_idx\` ON \`stock_movements\` (\`color\`,\`at\`);`)
  await db.run(sql`ALTER TABLE \`lace_colors\` ADD \`reorder_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`lace_colors\` ADD \`stock_log\` text;`)
  await db.run(sql`ALTER TABLE \`gallery\` ADD \`sort_order\` numeric DEFAULT 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`stock_movements\`;`)
  await db.run(sql`ALTER TABLE \`lace_colors\` DROP COLUMN \`reorder_at\`;`)
  await db.run(sql`ALTER TABLE \`lace_colors\` DROP COLUMN \`stock_log\`;`)
  await db.run(sql`ALTER TABLE \`gallery\` DROP COLUMN \`sort_order\`;`)
}
