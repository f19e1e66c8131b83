import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawingTokens } from '../drawing-colors';
import { relacingPictures } from './relacing-pictures';
import { repairPictures } from './repair-pictures';
import { BeforeAfterPicture, BreakInPicture, OilingPicture } from './restoration-pictures';
import { StepChooseService } from './step-choose-service';
import { StepExpertRepair } from './step-expert-repair';
import { StepReceiveGlove } from './step-receive-glove';
import { StepShipOrDropOff } from './step-ship-or-drop-off';

const PICTURES: Record<string, ReactElement> = {
  ...relacingPictures,
  ...repairPictures,
  cleaning: <OilingPicture />,
  'before-after': <BeforeAfterPicture />,
  'break-in': <BreakInPicture />,
  'choose-service': <StepChooseService />,
  'ship-or-drop-off': <StepShipOrDropOff />,
  'expert-repair': <StepExpertRepair />,
  'receive-glove': <StepReceiveGlove />,
};

type Theme = keyof typeof drawingTokens;

/** The value of a color of the storefront's style sheet in a theme. */
function tokenOf(styleSheet: string, theme: Theme, name: string): string {
  const own = Object.entries(drawingTokens[theme]).find(([token]) => token === name)?.[1];
  const [, block = ''] =
    (theme === 'dark' ? /:root\.dark \{([^}]*)/ : /:root \{([^}]*)/).exec(styleSheet) ?? [];
  const value = own ?? new RegExp(`${name}: ([^;]+);`).exec(block)?.[1];
  if (!value) throw new Error(`no color ${name} in the ${theme} theme`);
  return value;
}

/**
 * The drawings that stand in files of their own (`files/`), by name, as `npm run drawings` writes them: below the fold they load when
 * they are scrolled to, and weigh nothing in pages and scripts. Each carries the colors of both themes of `styleSheet` (tokens.css);
 * a browser takes those of the page's own color scheme.
 */
export function pictureFiles(styleSheet: string): [name: string, svg: string][] {
  return Object.entries(PICTURES).map(([name, picture]) => {
    const drawn = renderToStaticMarkup(picture);
    const used = [...new Set([...drawn.matchAll(/var\((--[a-z-]+)\)/g)].map(([, token = '']) => token))];
    const colors = (theme: Theme) =>
      `:root{${used.map((token) => `${token}:${tokenOf(styleSheet, theme, token)}`).join(';')}}`;
    const style = `<style>${colors('light')}@media (prefers-color-scheme:dark){${colors('dark')}}</style>`;
    const svg = drawn
      .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
      .replace(' aria-hidden="true"', '')
      .replace('>', () => `>${style}`);
    return [name, `${svg}\n`];
  });
}
