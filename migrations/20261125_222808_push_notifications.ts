export default [
  `CREATE TABLE \`push_keys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`private_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `,
  `CREATE UNIQUE INDEX \`push_keys_name_idx\` ON \`push_keys\` (\`name\`);`,
  `CREATE INDEX \`push_keys_updated_at_idx\` ON \`push_keys\` (\`updated_at\`);`,
  `CREATE INDEX \`push_keys_created_at_idx\` ON \`push_keys\` (\`created_at\`);`,
  `CREATE TABLE \`push_devices\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`account\` text NOT NULL,
  	\`session\` text NOT NULL,
  	\`endpoint\` text NOT NULL,
  	\`endpoint_hash\` text NOT NULL,
  	\`keys\` text NOT NULL,
  	\`kinds\` text NOT NULL,
  	\`quiet\` text,
  	\`user_agent\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `,
  `CREATE INDEX \`push_devices_account_idx\` ON \`push_devices\` (\`account\`);`,
  `CREATE INDEX \`push_devices_session_idx\` ON \`push_devices\` (\`session\`);`,
  `CREATE UNIQUE INDEX \`push_devices_endpoint_hash_idx\` ON \`push_devices\` (\`endpoint_hash\`);`,
  `CREATE INDEX \`push_devices_updated_at_idx\` ON \`push_devices\` (\`updated_at\`);`,
  `CREATE INDEX \`push_devices_created_at_idx\` ON \`push_devices\` (\`created_at\`);`,
];
