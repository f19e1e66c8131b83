// Writes docs/api.md: npm run api-docs
import { writeFileSync } from 'node:fs';
import { apiMarkdown } from '#server/api-docs/api-markdown';

writeFileSync('docs/api.md', apiMarkdown());
