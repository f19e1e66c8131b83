export default [
  `ALTER TABLE \`customers\` ADD \`proven_email\` text;`,
  `ALTER TABLE \`payment_attempts\` ADD \`problem\` text;`,
  `ALTER TABLE \`payment_attempts\` ADD \`captured\` text;`,
  `CREATE INDEX \`payment_attempts_problem_idx\` ON \`payment_attempts\` (\`problem\`);`,
];
