export default [
  `CREATE INDEX \`resetPasswordToken_idx\` ON \`customers\` (\`reset_password_token\`);`,
];
