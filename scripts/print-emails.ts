// Prints one mail of every kind as JSON, its HTML by its kind: tsx scripts/print-emails.ts
import { sampleEmails } from '../server/testing/sample-emails';

process.stdout.write(JSON.stringify(await sampleEmails()));
