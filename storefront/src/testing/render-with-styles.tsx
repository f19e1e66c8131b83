import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StyleSheetManager } from 'styled-components';
import { onTestFinished } from 'vitest';

/** Renders with all styles, for tests of how something looks. Other tests have only the rules that hide elements. */
export function renderWithStyles(element: ReactElement): void {
  const styles = document.createElement('div');
  document.head.append(styles);
  onTestFinished(() => styles.remove());
  render(element, {
    wrapper: ({ children }) => (
      <StyleSheetManager target={styles} disableCSSOMInjection>
        {children}
      </StyleSheetManager>
    ),
  });
}
