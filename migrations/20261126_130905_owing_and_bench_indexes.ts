export default [
  `DROP INDEX \`amountDue_id_status_paymentStatus_deliveryMethod_created_idx\`;`,
  `CREATE INDEX \`compound_index_1_idx\` ON \`orders\` (\`amount_due\`,\`id\`,\`status\`,\`payment_status\`,\`delivery_method\`,\`created_at\`,\`customer_name\`,\`total\`,\`ready_to\`,\`inbound_day\`);`,
  `CREATE INDEX \`status_isRush_createdAt_id_idx\` ON \`orders\` (\`status\`,\`is_rush\`,\`created_at\`,\`id\`);`,
];
