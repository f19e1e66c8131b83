import { createGlobalStyle } from 'styled-components';
import { drawingTokens } from './drawings/drawing-tokens';

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
