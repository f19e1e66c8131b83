export default [
  `CREATE TABLE \`questions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`photos\` text DEFAULT '[]',
  	\`answer\` text,
  	\`answered_at\` text,
  	\`customer_id\` text,
  	\`unanswered_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `,
  `CREATE INDEX \`questions_email_idx\` ON \`questions\` (\`email\`);`,
  `CREATE INDEX \`questions_customer_idx\` ON \`questions\` (\`customer_id\`);`,
  `CREATE INDEX \`questions_unanswered_since_idx\` ON \`questions\` (\`unanswered_since\`);`,
  `CREATE INDEX \`questions_updated_at_idx\` ON \`questions\` (\`updated_at\`);`,
  `CREATE INDEX \`questions_created_at_idx\` ON \`questions\` (\`created_at\`);`,
];
