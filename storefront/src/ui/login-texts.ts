export const passwordWhich = (which: string) => `password (${which})`;
export const passwordItself = 'password';
export const hide = 'Hide';
export const show = 'Show';
