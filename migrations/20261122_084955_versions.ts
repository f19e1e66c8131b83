export default [
  `ALTER TABLE \`orders\` ADD \`version\` numeric DEFAULT 0;`,
  `ALTER TABLE \`customers\` ADD \`version\` numeric DEFAULT 0;`,
  `ALTER TABLE \`services\` ADD \`version\` numeric DEFAULT 0;`,
  `ALTER TABLE \`lace_colors\` ADD \`version\` numeric DEFAULT 0;`,
  `ALTER TABLE \`discounts\` ADD \`version\` numeric DEFAULT 0;`,
  `ALTER TABLE \`gallery\` ADD \`version\` numeric DEFAULT 0;`,
];
