import { createGlobalStyle } from 'styled-components';

/** Values of the drawing colors for both themes, keyed by the custom property that carries them. */
export const drawingTokens = {
  dark: {
    '--leather': '#8A4F2A',
    '--leather-deep': '#4E2A17',
    '--leather-light': '#B9763F',
    '--lace-old': '#A3937B',
    '--lace-new': '#E8A355',
    '--chalk': '#F4EBDD',
  },
  light: {
    '--leather': '#8F5229',
    '--leather-deep': '#542D17',
    '--leather-light': '#BE7C45',
    '--lace-old': '#B5A78F',
    '--lace-new': '#EDAF66',
    '--chalk': '#F7EFE1',
  },
} as const;

function declarations(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n');
}

/** The drawings' own colors for both themes; render it once. */
export const DrawingColors = createGlobalStyle`
  :root { ${declarations(drawingTokens.light)} }
  :root.dark { ${declarations(drawingTokens.dark)} }
`;
