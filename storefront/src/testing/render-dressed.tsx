import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StyleSheetManager } from 'styled-components';
import { onTestFinished } from 'vitest';

/** Renders with all its styles, for a test of how something looks; others have only what hides. */
export function renderDressed(element: ReactElement): void {
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
