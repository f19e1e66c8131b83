/** What the shop waits for, in ms, unless `SMTP_URL` says otherwise. */
const TIMES = {
  connectionTimeout: 20_000,
  /** Until a mail server answers at all. */
  greetingTimeout: 20_000,
  /** Between two steps: some read the whole mail before they say that they have it. */
  socketTimeout: 60_000,
};

/** The address of the mail server with the shop's patience in it: nodemailer reads no options but those of an address. */
export function smtpAddress(setting: string): string {
  const address = new URL(setting);
  for (const [name, ms] of Object.entries(TIMES))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(ms));
  return address.href;
}
