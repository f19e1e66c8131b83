export default [
  `DROP INDEX \`orders_amount_due_idx\`;`,
  `ALTER TABLE \`orders\` ADD \`moved_at\` text;`,
  `CREATE INDEX \`amountDue_id_createdAt_idx\` ON \`orders\` (\`amount_due\`,\`id\`,\`created_at\`);`,
  `CREATE INDEX \`movedAt_createdAt_idx\` ON \`orders\` (\`moved_at\`,\`created_at\`);`,
];
