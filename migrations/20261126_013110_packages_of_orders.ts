export default [
  `CREATE TABLE \`easypost_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`event_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `,
  `CREATE UNIQUE INDEX \`easypost_events_event_id_idx\` ON \`easypost_events\` (\`event_id\`);`,
  `CREATE INDEX \`easypost_events_updated_at_idx\` ON \`easypost_events\` (\`updated_at\`);`,
  `CREATE INDEX \`easypost_events_created_at_idx\` ON \`easypost_events\` (\`created_at\`);`,
  `ALTER TABLE \`orders\` ADD \`packages\` text;`,
  `ALTER TABLE \`orders\` ADD \`inbound\` text;`,
  `ALTER TABLE \`orders\` ADD \`inbound_day\` text;`,
  `CREATE INDEX \`inbound_inboundDay_id_status_idx\` ON \`orders\` (\`inbound\`,\`inbound_day\`,\`id\`,\`status\`);`,
];
