import { expect } from '@playwright/test';
import { readOutbox } from '#server/testing/emails';
import { DATA_DIR } from './demo-shop';

/** Returns the link in an invitation email. */
export async function invitationLink(email: string, dataDir = DATA_DIR): Promise<string> {
  const find = async () => {
    const emails = (await readOutbox(dataDir)).filter(({ to }) => to === email);
    return emails.map(({ text }) => /\/admin\/invitation\?token=[\w-]+/.exec(text)?.[0]).find(Boolean);
  };
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}
