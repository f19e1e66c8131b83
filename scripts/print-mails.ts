// Prints one mail of every kind as JSON, its HTML by its kind: tsx scripts/print-mails.ts
import { sampleMails } from '../server/testing/sample-mails';

process.stdout.write(JSON.stringify(await sampleMails()));
