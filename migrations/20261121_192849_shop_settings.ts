export default [
  `ALTER TABLE \`shop_settings\` ADD \`address\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`opening_hours\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`turnaround_days\` numeric;`,
  `ALTER TABLE \`shop_settings\` ADD \`owner_email\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`hero_title\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`hero_text\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`shipping_intro\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`packing_steps\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`shipping_closing\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`dropoff_intro\` text;`,
  `ALTER TABLE \`shop_settings\` ADD \`dropoff_closing\` text;`,
];
