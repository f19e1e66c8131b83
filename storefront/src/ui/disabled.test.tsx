import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CONTRAST_MIN, contrast } from '#domain/shop-settings/accent';
import { renderWithStyles } from '../testing/render-with-styles';
import { Button } from './button';
import { PasswordField } from './password-field';
import { Segmented } from './segmented';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

const styleSheet = readFileSync('storefront/src/ui/tokens.css', 'utf8');

function tokenIn(block: RegExp, name: string): string {
  const [, tokens = ''] = block.exec(styleSheet) ?? [];
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`no token ${name}`);
  return value;
}

const THEMES = { light: /:root \{([^}]*)/, dark: /:root\.dark \{([^}]*)/ };
const GROUNDS = ['background', 'surface', 'raised'];

describe.each(Object.entries(THEMES))('%s theme', (_theme, block) => {
  it.each(['text', 'muted', 'danger', 'success', 'warning', 'accent'])(
    '%s is readable on every background',
    (name) => {
      for (const ground of GROUNDS)
        expect(contrast(tokenIn(block, name), tokenIn(block, ground)), ground).toBeGreaterThanOrEqual(
          CONTRAST_MIN,
        );
    },
  );
});

describe('disabled and locked controls', () => {
  beforeEach(() => {
    const tokens = document.createElement('style');
    tokens.textContent = styleSheet;
    document.head.append(tokens);
    onTestFinished(() => tokens.remove());
  });

  const options = [{ value: 'one', label: 'One', disabled: true }];
  const nothing = () => undefined;
  it.each([
    { what: 'a text field', element: <TextField label="Name" disabled />, role: 'textbox' },
    { what: 'a locked text field', element: <TextField label="Name" readOnly />, role: 'textbox' },
    { what: 'a text area', element: <TextAreaField label="Details" disabled />, role: 'textbox' },
    {
      what: 'a choice',
      element: <SelectField label="Service" options={options} disabled />,
      role: 'combobox',
    },
    {
      what: 'an option',
      element: <Segmented label="Kind" value="" onValueChange={nothing} options={options} />,
      role: 'radio',
    },
    { what: 'a button', element: <Button disabled>Save</Button>, role: 'button' },
    { what: 'a busy button', element: <Button busy>Save</Button>, role: 'button' },
  ])('$what uses the muted color at full opacity', ({ element, role }) => {
    renderWithStyles(element);
    const { color, opacity } = getComputedStyle(screen.getByRole(role));
    expect(color).toBe(tokenIn(THEMES.light, 'muted'));
    expect(['', '1']).toContain(opacity);
  });

  it('a password uses the muted color at full opacity', () => {
    renderWithStyles(<PasswordField label="Password" disabled />);
    expect(getComputedStyle(screen.getByLabelText('Password')).color).toBe(tokenIn(THEMES.light, 'muted'));
  });
});
