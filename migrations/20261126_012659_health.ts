export default [
  `CREATE TABLE \`health\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`round\` numeric,
  	\`facts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `,
  `CREATE UNIQUE INDEX \`health_name_idx\` ON \`health\` (\`name\`);`,
  `CREATE INDEX \`health_updated_at_idx\` ON \`health\` (\`updated_at\`);`,
  `CREATE INDEX \`health_created_at_idx\` ON \`health\` (\`created_at\`);`,
  `ALTER TABLE \`jobs\` ADD \`ran_at\` text;`,
  `ALTER TABLE \`jobs\` ADD \`failures\` numeric;`,
];
