export default [
  `CREATE TABLE \`shop_settings_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `,
  `CREATE INDEX \`shop_settings_social_links_order_idx\` ON \`shop_settings_social_links\` (\`_order\`);`,
  `CREATE INDEX \`shop_settings_social_links_parent_id_idx\` ON \`shop_settings_social_links\` (\`_parent_id\`);`,
  `CREATE TABLE \`shop_settings_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`portrait\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `,
  `CREATE INDEX \`shop_settings_people_order_idx\` ON \`shop_settings_people\` (\`_order\`);`,
  `CREATE INDEX \`shop_settings_people_parent_id_idx\` ON \`shop_settings_people\` (\`_parent_id\`);`,
  `CREATE TABLE \`shop_settings_reviews\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`quote\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`date\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `,
  `CREATE INDEX \`shop_settings_reviews_order_idx\` ON \`shop_settings_reviews\` (\`_order\`);`,
  `CREATE INDEX \`shop_settings_reviews_parent_id_idx\` ON \`shop_settings_reviews\` (\`_parent_id\`);`,
  `ALTER TABLE \`services\` ADD \`picture\` text;`,
  `ALTER TABLE \`services\` ADD \`included\` text;`,
  `ALTER TABLE \`services\` ADD \`days\` numeric;`,
  `ALTER TABLE \`shop_settings\` ADD \`name\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`tagline\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`logo\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`accent_color\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`phone\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`shop_email\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`shipping_fee\` numeric;`,
  `ALTER TABLE \`shop_settings\` ADD \`guarantee\` text;`,
];
