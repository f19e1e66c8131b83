export default [
  `CREATE TABLE \`shop_keys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `,
  `CREATE UNIQUE INDEX \`shop_keys_name_idx\` ON \`shop_keys\` (\`name\`);`,
  `CREATE INDEX \`shop_keys_updated_at_idx\` ON \`shop_keys\` (\`updated_at\`);`,
  `CREATE INDEX \`shop_keys_created_at_idx\` ON \`shop_keys\` (\`created_at\`);`,
];
