import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`health\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`round\` numeric,
  	\`facts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`health_name_idx\` ON \`health\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`health_updated_at_idx\` ON \`health\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`health_created_at_idx\` ON \`health\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`ran_at\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`failures\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`health\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`ran_at\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`failures\`;`)
}
