export default [
  `CREATE INDEX \`deliveryMethod_createdAt_id_idx\` ON \`orders\` (\`delivery_method\`,\`created_at\`,\`id\`);`,
  `CREATE INDEX \`paymentStatus_createdAt_id_total_idx\` ON \`orders\` (\`payment_status\`,\`created_at\`,\`id\`,\`total\`);`,
];
