// tsx scripts/print-emails.ts: prints the HTML of an email of every kind as JSON.
import { sampleEmails } from '../server/testing/sample-emails';

process.stdout.write(JSON.stringify(await sampleEmails()));
