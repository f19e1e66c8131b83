export const edge = 'Edge';
export const opera = 'Opera';
export const samsungInternet = 'Samsung Internet';
export const firefox = 'Firefox';
export const chrome = 'Chrome';
export const safari = 'Safari';
export const android = 'Android';
export const chromebook = 'Chromebook';
export const windows = 'Windows';
export const mac = 'Mac';
export const linux = 'Linux';
export const onBrowser = (browser: string, device: string) => `${browser} on ${device}`;
export const unknownDevice = 'Unknown device';

export const othersEnded = 'Signed out everywhere else';
export const sessionEnded = 'Device signed out';
export const sessionFailed = 'Failed to sign out that device';
export const thisListDidntLoad = "This list didn't load";
export const loadingDevices = 'Loading your devices';
export const signingOut = 'Signing out...';
export const signOutAllOthers = 'Sign out all others';
export const thisDevice = 'This device';
export const deviceFacts = (address: string, lastSeen: string, signedIn: string) =>
  `${address} · last active ${lastSeen} · signed in ${signedIn}`;
export const signOutDevice = (position: number, device: string, address: string) =>
  `Sign out device ${position}: ${device}, ${address}`;
export const signOut = 'Sign out';

export const devices = 'Devices';
