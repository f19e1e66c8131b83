import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`status\` text DEFAULT 'not_received' NOT NULL,
  	\`payment_status\` text DEFAULT 'succeeded' NOT NULL,
  	\`payment_problem\` text,
  	\`customer_name\` text NOT NULL,
  	\`customer_email\` text NOT NULL,
  	\`customer_phone\` text NOT NULL,
  	\`customer_id\` text,
  	\`items\` text NOT NULL,
  	\`delivery_method\` text DEFAULT 'ship' NOT NULL,
  	\`shipping_address\` text,
  	\`tracking_number\` text,
  	\`discount_code\` text,
  	\`subtotal\` numeric,
  	\`discount_amount\` numeric DEFAULT 0,
  	\`shipping_charge\` numeric DEFAULT 0,
  	\`total\` numeric,
  	\`before_images\` text DEFAULT '[]',
  	\`after_images\` text DEFAULT '[]',
  	\`paypal_order_id\` text,
  	\`paypal_capture_id\` text,
  	\`search_text\` text,
  	\`status_change\` text,
  	\`told_news\` text,
  	\`idempotency_key\` text,
  	\`service_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`orders_title_idx\` ON \`orders\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`orders_status_idx\` ON \`orders\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_status_idx\` ON \`orders\` (\`payment_status\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_email_idx\` ON \`orders\` (\`customer_email\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_paypal_order_id_idx\` ON \`orders\` (\`paypal_order_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_paypal_capture_id_idx\` ON \`orders\` (\`paypal_capture_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_idempotency_key_idx\` ON \`orders\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_id_idx\` ON \`orders\` (\`status\`,\`created_at\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`total_id_idx\` ON \`orders\` (\`total\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`customerName_id_idx\` ON \`orders\` (\`customer_name\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_id_searchText_idx\` ON \`orders\` (\`created_at\`,\`id\`,\`search_text\`);`)
  await db.run(sql`CREATE TABLE \`customers_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`customers_sessions_order_idx\` ON \`customers_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`customers_sessions_parent_id_idx\` ON \`customers_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`customers\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text,
  	\`mailing_list_opt_in\` integer DEFAULT false,
  	\`search_text\` text,
  	\`unsubscribed_at\` text,
  	\`signup_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`customers_mailing_list_opt_in_idx\` ON \`customers\` (\`mailing_list_opt_in\`);`)
  await db.run(sql`CREATE INDEX \`customers_signup_key_idx\` ON \`customers\` (\`signup_key\`);`)
  await db.run(sql`CREATE INDEX \`customers_updated_at_idx\` ON \`customers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customers_created_at_idx\` ON \`customers\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customers_email_idx\` ON \`customers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`mailingListOptIn_createdAt_id_idx\` ON \`customers\` (\`mailing_list_opt_in\`,\`created_at\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`name_id_idx\` ON \`customers\` (\`name\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_id_searchText_1_idx\` ON \`customers\` (\`created_at\`,\`id\`,\`search_text\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`sent\` numeric,
  	\`failed\` numeric,
  	\`customer_ids\` text NOT NULL,
  	\`content_hash\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_content_hash_idx\` ON \`messages\` (\`content_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_key_idx\` ON \`messages\` (\`key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_idempotency_key_idx\` ON \`messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`category\` text DEFAULT 'relacing' NOT NULL,
  	\`active\` integer DEFAULT true NOT NULL,
  	\`sort_order\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`services_sort_order_idx\` ON \`services\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lace_colors\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`inventory\` numeric DEFAULT 0 NOT NULL,
  	\`hex_color\` text DEFAULT '#b5763a' NOT NULL,
  	\`image_url\` text,
  	\`active\` integer DEFAULT true NOT NULL,
  	\`sort_order\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`lace_colors_sort_order_idx\` ON \`lace_colors\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`lace_colors_updated_at_idx\` ON \`lace_colors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lace_colors_created_at_idx\` ON \`lace_colors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`discounts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`type\` text DEFAULT 'percentage' NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`active\` integer DEFAULT true NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`discounts_code_idx\` ON \`discounts\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`discounts_updated_at_idx\` ON \`discounts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`discounts_created_at_idx\` ON \`discounts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`gallery\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`description\` text,
  	\`image_urls\` text DEFAULT '[]',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery_updated_at_idx\` ON \`gallery\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_created_at_idx\` ON \`gallery\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`alt\` text,
  	\`prefix\` text DEFAULT 'media',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`uploads\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text NOT NULL,
  	\`look_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`uploads_look_at_idx\` ON \`uploads\` (\`look_at\`);`)
  await db.run(sql`CREATE INDEX \`uploads_updated_at_idx\` ON \`uploads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`uploads_created_at_idx\` ON \`uploads\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`recipient\` text,
  	\`payload\` text NOT NULL,
  	\`status\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`lease_until\` text,
  	\`last_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_key_idx\` ON \`outbox\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outbox_status_idx\` ON \`outbox\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`outbox_due_at_idx\` ON \`outbox\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`drawings\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`month\` text NOT NULL,
  	\`prize\` text NOT NULL,
  	\`winner_id\` text,
  	\`winner_name\` text NOT NULL,
  	\`winner_email\` text NOT NULL,
  	\`entrants\` numeric NOT NULL,
  	\`entrants_hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`winner_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`drawings_month_idx\` ON \`drawings\` (\`month\`);`)
  await db.run(sql`CREATE INDEX \`drawings_winner_idx\` ON \`drawings\` (\`winner_id\`);`)
  await db.run(sql`CREATE INDEX \`drawings_updated_at_idx\` ON \`drawings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`drawings_created_at_idx\` ON \`drawings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`jobs\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`lease_until\` text,
  	\`last_problem\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`jobs_name_idx\` ON \`jobs\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`jobs_updated_at_idx\` ON \`jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_created_at_idx\` ON \`jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payment_attempts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`order_id\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`amount\` numeric,
  	\`status\` text NOT NULL,
  	\`paypal_order_id\` text,
  	\`paypal_capture_id\` text,
  	\`refusals\` numeric DEFAULT 0 NOT NULL,
  	\`was_declined\` integer DEFAULT false NOT NULL,
  	\`check_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_attempts_key_idx\` ON \`payment_attempts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payment_attempts_order_id_idx\` ON \`payment_attempts\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_attempts_status_idx\` ON \`payment_attempts\` (\`status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payment_attempts_paypal_order_id_idx\` ON \`payment_attempts\` (\`paypal_order_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_attempts_paypal_capture_id_idx\` ON \`payment_attempts\` (\`paypal_capture_id\`);`)
  await db.run(sql`CREATE INDEX \`payment_attempts_check_at_idx\` ON \`payment_attempts\` (\`check_at\`);`)
  await db.run(sql`CREATE INDEX \`payment_attempts_updated_at_idx\` ON \`payment_attempts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payment_attempts_created_at_idx\` ON \`payment_attempts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`paypal_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`event_id\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`paypal_events_event_id_idx\` ON \`paypal_events\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`paypal_events_updated_at_idx\` ON \`paypal_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`paypal_events_created_at_idx\` ON \`paypal_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`simulated_payments\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`request_id\` text NOT NULL,
  	\`paypal_order_id\` text NOT NULL,
  	\`order_id\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`outcome\` text,
  	\`capture_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`simulated_payments_request_id_idx\` ON \`simulated_payments\` (\`request_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`simulated_payments_paypal_order_id_idx\` ON \`simulated_payments\` (\`paypal_order_id\`);`)
  await db.run(sql`CREATE INDEX \`simulated_payments_updated_at_idx\` ON \`simulated_payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`simulated_payments_created_at_idx\` ON \`simulated_payments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`admins_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`admins\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`admins_sessions_order_idx\` ON \`admins_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`admins_sessions_parent_id_idx\` ON \`admins_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`admins\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`admins_updated_at_idx\` ON \`admins\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`admins_created_at_idx\` ON \`admins\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`admins_email_idx\` ON \`admins\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`customers_id\` text,
  	\`admins_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customers_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`admins_id\`) REFERENCES \`admins\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_customers_id_idx\` ON \`payload_preferences_rels\` (\`customers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_admins_id_idx\` ON \`payload_preferences_rels\` (\`admins_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shop_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`drawing_prize\` text DEFAULT 'A free glove relacing' NOT NULL,
  	\`drawing_day\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`customers_sessions\`;`)
  await db.run(sql`DROP TABLE \`customers\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`lace_colors\`;`)
  await db.run(sql`DROP TABLE \`discounts\`;`)
  await db.run(sql`DROP TABLE \`gallery\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`uploads\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`DROP TABLE \`drawings\`;`)
  await db.run(sql`DROP TABLE \`jobs\`;`)
  await db.run(sql`DROP TABLE \`payment_attempts\`;`)
  await db.run(sql`DROP TABLE \`paypal_events\`;`)
  await db.run(sql`DROP TABLE \`simulated_payments\`;`)
  await db.run(sql`DROP TABLE \`admins_sessions\`;`)
  await db.run(sql`DROP TABLE \`admins\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`shop_settings\`;`)
}
