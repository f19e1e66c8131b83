export default [
  `DROP INDEX \`status_createdAt_id_idx\`;`,
  `DROP INDEX \`deliveryMethod_createdAt_id_idx\`;`,
  `DROP INDEX \`paymentStatus_createdAt_id_total_idx\`;`,
  `CREATE INDEX \`status_createdAt_id_paymentStatus_deliveryMethod_idx\` ON \`orders\` (\`status\`,\`created_at\`,\`id\`,\`payment_status\`,\`delivery_method\`);`,
  `CREATE INDEX \`deliveryMethod_createdAt_id_status_paymentStatus_idx\` ON \`orders\` (\`delivery_method\`,\`created_at\`,\`id\`,\`status\`,\`payment_status\`);`,
  `CREATE INDEX \`paymentStatus_createdAt_id_total_status_deliveryMethod_idx\` ON \`orders\` (\`payment_status\`,\`created_at\`,\`id\`,\`total\`,\`status\`,\`delivery_method\`);`,
  `ALTER TABLE \`jobs\` ADD \`totals\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`share_picture\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`privacy\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`terms\` text;`,
  `CREATE INDEX \`status_kind_dueAt_idx\` ON \`outbox\` (\`status\`,\`kind\`,\`due_at\`);`,
];
