export default [
  `CREATE TABLE \`shop_settings_extra_work_templates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`shop_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `,
  `CREATE INDEX \`shop_settings_extra_work_templates_order_idx\` ON \`shop_settings_extra_work_templates\` (\`_order\`);`,
  `CREATE INDEX \`shop_settings_extra_work_templates_parent_id_idx\` ON \`shop_settings_extra_work_templates\` (\`_parent_id\`);`,
];
