export default [
  `CREATE TABLE \`sessions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`account_kind\` text NOT NULL,
  	\`account\` text NOT NULL,
  	\`password_mark\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`last_seen_at\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`user_agent\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `,
  `CREATE UNIQUE INDEX \`sessions_token_hash_idx\` ON \`sessions\` (\`token_hash\`);`,
  `CREATE INDEX \`sessions_expires_at_idx\` ON \`sessions\` (\`expires_at\`);`,
  `CREATE INDEX \`sessions_updated_at_idx\` ON \`sessions\` (\`updated_at\`);`,
  `CREATE INDEX \`sessions_created_at_idx\` ON \`sessions\` (\`created_at\`);`,
  `CREATE INDEX \`account_accountKind_idx\` ON \`sessions\` (\`account\`,\`account_kind\`);`,
  `DROP TABLE \`customers_sessions\`;`,
  `DROP TABLE \`admins_sessions\`;`,
];
