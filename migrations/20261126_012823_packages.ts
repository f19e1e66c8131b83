import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`shipments\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`order_id\` text NOT NULL,
  	\`direction\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`claim\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`source\` text DEFAULT 'label' NOT NULL,
  	\`provider_id\` text,
  	\`parcel\` text,
  	\`rates\` text,
  	\`rate_id\` text,
  	\`carrier\` text,
  	\`service\` text,
  	\`amount\` numeric,
  	\`bought_at\` text,
  	\`bought_by\` text,
  	\`idempotency_key\` text,
  	\`label_source\` text,
  	\`qr_source\` text,
  	\`label_file\` text,
  	\`qr_file\` text,
  	\`files_until\` text,
  	\`check_at\` text,
  	\`checks\` numeric DEFAULT 0 NOT NULL,
  	\`refund_amount\` numeric,
  	\`refunded_at\` text,
  	\`tracking_number\` text,
  	\`tracking_url\` text,
  	\`tracker_id\` text,
  	\`tracker_status\` text,
  	\`tracker_detail\` text,
  	\`estimated_at\` text,
  	\`tracker_updated_at\` text,
  	\`delivered_at\` text,
  	\`tracked_at\` text,
  	\`recheck_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shipments_reference_idx\` ON \`shipments\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shipments_claim_idx\` ON \`shipments\` (\`claim\`);`)
  await db.run(sql`CREATE INDEX \`shipments_provider_id_idx\` ON \`shipments\` (\`provider_id\`);`)
  await db.run(sql`CREATE INDEX \`shipments_files_until_idx\` ON \`shipments\` (\`files_until\`);`)
  await db.run(sql`CREATE INDEX \`shipments_check_at_idx\` ON \`shipments\` (\`check_at\`);`)
  await db.run(sql`CREATE INDEX \`shipments_tracking_number_idx\` ON \`shipments\` (\`tracking_number\`);`)
  await db.run(sql`CREATE INDEX \`shipments_tracker_id_idx\` ON \`shipments\` (\`tracker_id\`);`)
  await db.run(sql`CREATE INDEX \`shipments_recheck_at_idx\` ON \`shipments\` (\`recheck_at\`);`)
  await db.run(sql`CREATE INDEX \`shipments_updated_at_idx\` ON \`shipments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shipments_created_at_idx\` ON \`shipments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`orderId_direction_createdAt_idx\` ON \`shipments\` (\`order_id\`,\`direction\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`direction_trackerStatus_estimatedAt_orderId_idx\` ON \`shipments\` (\`direction\`,\`tracker_status\`,\`estimated_at\`,\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`state_checkAt_idx\` ON \`shipments\` (\`state\`,\`check_at\`);`)
  await db.run(sql`CREATE INDEX \`boughtAt_amount_idx\` ON \`shipments\` (\`bought_at\`,\`amount\`);`)
  await db.run(sql`CREATE INDEX \`refundedAt_refundAmount_idx\` ON \`shipments\` (\`refunded_at\`,\`refund_amount\`);`)
  await db.run(sql`CREATE TABLE \`shop_settings_package_sizes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`length\` numeric NOT NULL,
  	\`width\` numeric NOT NULL,
  	\`height\` numeric NOT NULL,
  	\`weight\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_package_sizes_order_idx\` ON \`shop_settings_package_sizes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_package_sizes_parent_id_idx\` ON \`shop_settings_package_sizes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`shop_settings_label_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`carrier\` text NOT NULL,
  	\`service\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`shop_settings_label_services_order_idx\` ON \`shop_settings_label_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`shop_settings_label_services_parent_id_idx\` ON \`shop_settings_label_services\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`shop_settings\` ADD \`inbound_labels\` integer;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`shipments\`;`)
  await db.run(sql`DROP TABLE \`shop_settings_package_sizes\`;`)
  await db.run(sql`DROP TABLE \`shop_settings_label_services\`;`)
  await db.run(sql`ALTER TABLE \`shop_settings\` DROP COLUMN \`inbound_labels\`;`)
}
