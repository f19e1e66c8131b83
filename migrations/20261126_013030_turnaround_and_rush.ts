export default [
  `CREATE TABLE \`shop_settings_closed_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `,
  `CREATE INDEX \`shop_settings_closed_days_order_idx\` ON \`shop_settings_closed_days\` (\`_order\`);`,
  `CREATE INDEX \`shop_settings_closed_days_parent_id_idx\` ON \`shop_settings_closed_days\` (\`_parent_id\`);`,
  `ALTER TABLE \`orders\` ADD \`rush_charge\` numeric;`,
  `ALTER TABLE \`orders\` ADD \`promised_to\` text;`,
  `ALTER TABLE \`orders\` ADD \`is_rush\` integer;`,
  `ALTER TABLE \`orders\` ADD \`rush_place\` text;`,
  `CREATE UNIQUE INDEX \`orders_rush_place_idx\` ON \`orders\` (\`rush_place\`);`,
  `ALTER TABLE \`shop_settings\` ADD \`gloves_per_day\` numeric;`,
  `ALTER TABLE \`shop_settings\` ADD \`working_days\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`rush_price\` numeric;`,
  `ALTER TABLE \`shop_settings\` ADD \`rush_days\` numeric;`,
  `ALTER TABLE \`shop_settings\` ADD \`rush_per_day\` numeric;`,
];
