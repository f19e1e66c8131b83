export default [
  `ALTER TABLE \`gallery\` ADD \`is_sample\` integer DEFAULT false;`,
];
