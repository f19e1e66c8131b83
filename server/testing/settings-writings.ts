const email = (n: number) => ({ email: 'mail:welcome', line: `Hello ${n}, {first name}!` });

/** The owner's calls about settings and emails, for ten windows at the same time. */
export const settingsWritings = {
  'PATCH /api/admin/shop-settings': { body: (n: number) => ({ tagline: `Tagline ${n}`, people: [] }) },
  'POST /api/admin/shop-settings/preview': { body: (n: number) => ({ heroTitle: `Laced by ${n}` }) },
  'POST /api/admin/emails/preview': { body: email },
  'POST /api/admin/emails/test': { body: email },
};

/** Returns a valid body for each of these calls. */
export const validSettingsBodies = <Call>(byOwner: (path: string, body: object) => Promise<Call>) =>
  Object.fromEntries(
    Object.entries(settingsWritings).map(([call, { body }]) => [
      call,
      () => byOwner(call.slice(call.indexOf('/')), body(1)),
    ]),
  );
