/** What the shop waits for, in ms, unless `SMTP_URL` says otherwise. */
const TIMES = {
  connectionTimeout: 20_000,
  /** Until the mail server's first words. */
  greetingTimeout: 20_000,
  /** Silence in between: some servers read the whole mail before they confirm it. */
  socketTimeout: 60_000,
};

/** The mail server's address with these times as parameters: given an address, nodemailer reads no other options. */
export function smtpAddress(setting: string): string {
  const address = new URL(setting);
  for (const [name, ms] of Object.entries(TIMES))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(ms));
  return address.href;
}
