export default [
  `CREATE TABLE \`simulated_refunds\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`request_id\` text NOT NULL,
  	\`refund_id\` text NOT NULL,
  	\`capture_id\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `,
  `CREATE UNIQUE INDEX \`simulated_refunds_request_id_idx\` ON \`simulated_refunds\` (\`request_id\`);`,
  `CREATE UNIQUE INDEX \`simulated_refunds_refund_id_idx\` ON \`simulated_refunds\` (\`refund_id\`);`,
  `CREATE INDEX \`simulated_refunds_capture_id_idx\` ON \`simulated_refunds\` (\`capture_id\`);`,
  `CREATE INDEX \`simulated_refunds_updated_at_idx\` ON \`simulated_refunds\` (\`updated_at\`);`,
  `CREATE INDEX \`simulated_refunds_created_at_idx\` ON \`simulated_refunds\` (\`created_at\`);`,
  `ALTER TABLE \`orders\` ADD \`refund_check_at\` text;`,
  `ALTER TABLE \`orders\` ADD \`cancel_reason\` text;`,
  `ALTER TABLE \`orders\` ADD \`cancel_id\` text;`,
  `CREATE INDEX \`orders_refund_check_at_idx\` ON \`orders\` (\`refund_check_at\`);`,
  `CREATE INDEX \`simulated_payments_capture_id_idx\` ON \`simulated_payments\` (\`capture_id\`);`,
];
