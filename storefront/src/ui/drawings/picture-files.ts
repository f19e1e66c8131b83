type Theme = 'light' | 'dark';

/**
 * Returns a drawing's file (`files/`), with the colors of both themes from `styleSheet` (tokens.css). Browsers use the page's color
 * scheme. `npm run drawings` writes these files. @throws if the style sheet lacks a color
 */
export function recolored(svg: string, styleSheet: string): string {
  const bare = svg.replace(/<style>.*?<\/style>/, '');
  const used = new Set([...bare.matchAll(/var\((--[a-z-]+)\)/g)].map(([, token = '']) => token));
  const colors = (theme: Theme) =>
    `:root{${[...used].map((token) => `${token}:${tokenOf(styleSheet, theme, token)}`).join(';')}}`;
  const style = `<style>${colors('light')}@media (prefers-color-scheme:dark){${colors('dark')}}</style>`;
  return bare.replace('>', () => `>${style}`);
}

function tokenOf(styleSheet: string, theme: Theme, name: string): string {
  const [, block = ''] =
    (theme === 'dark' ? /:root\.dark \{([^}]*)/ : /:root \{([^}]*)/).exec(styleSheet) ?? [];
  const value = new RegExp(`${name}: (#[^;]+);`).exec(block)?.[1];
  if (!value) throw new Error(`no color ${name} in the ${theme} theme`);
  return value;
}
