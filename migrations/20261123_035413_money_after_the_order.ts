export default [
  `ALTER TABLE \`orders\` ADD \`extra_total\` numeric;`,
  `ALTER TABLE \`orders\` ADD \`amount_paid\` numeric;`,
  `ALTER TABLE \`orders\` ADD \`amount_refunded\` numeric;`,
  `ALTER TABLE \`orders\` ADD \`amount_due\` numeric;`,
  `ALTER TABLE \`orders\` ADD \`movements\` text;`,
  `ALTER TABLE \`orders\` ADD \`extra_work\` text;`,
  `ALTER TABLE \`orders\` ADD \`extra_work_since\` text;`,
  `CREATE INDEX \`orders_amount_refunded_idx\` ON \`orders\` (\`amount_refunded\`);`,
  `CREATE INDEX \`orders_amount_due_idx\` ON \`orders\` (\`amount_due\`);`,
  `CREATE INDEX \`orders_extra_work_since_idx\` ON \`orders\` (\`extra_work_since\`);`,
];
