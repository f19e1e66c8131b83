export const checks = 'Checks';
export const check = 'Check';
export const state = 'State';
export const found = 'What we found';
export const checkNow = 'Check Now';
export const checking = 'Checking…';
export const loadingChecks = 'Loading the checks';
export const checksDidntLoad = "The checks didn't load";
export const checksDidntRun = "The checks didn't run";
export const emailedOnce =
  "When something turns into a problem, we'll email you once, and once more when it's solved.";
export const checkedAt = (moment: string) => `Checked ${moment}`;
