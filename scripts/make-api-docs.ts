// npm run api-docs: writes docs/api.md.
import { writeFileSync } from 'node:fs';
import { apiMarkdown } from '#server/api-docs/api-markdown';

writeFileSync('docs/api.md', apiMarkdown());
