export default [
  `CREATE TABLE \`discount_holds\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`holds\` text NOT NULL,
  	\`round\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `,
  `CREATE INDEX \`discount_holds_updated_at_idx\` ON \`discount_holds\` (\`updated_at\`);`,
  `CREATE INDEX \`discount_holds_created_at_idx\` ON \`discount_holds\` (\`created_at\`);`,
  `ALTER TABLE \`customers\` ADD \`shipping_address\` text;`,
  `ALTER TABLE \`discounts\` ADD \`starts_at\` text;`,
  `ALTER TABLE \`discounts\` ADD \`ends_at\` text;`,
  `ALTER TABLE \`discounts\` ADD \`max_uses\` numeric;`,
  `ALTER TABLE \`discounts\` ADD \`max_uses_per_customer\` numeric;`,
  `ALTER TABLE \`discounts\` ADD \`min_subtotal\` numeric;`,
  `CREATE INDEX \`discountCode_status_idx\` ON \`orders\` (\`discount_code\`,\`status\`);`,
];
