import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`order_views\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`place\` numeric NOT NULL,
  	\`filters\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`order_views_name_idx\` ON \`order_views\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`order_views_place_idx\` ON \`order_views\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`order_views_updated_at_idx\` ON \`order_views\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`order_views_created_at_idx\` ON \`order_views\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`order_views\`;`)
}
