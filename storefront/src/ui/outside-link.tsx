import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as texts from './ui-texts';
import { VisuallyHidden } from './visually-hidden';

const Link = styled.a`
  svg {
    display: inline-block;
    margin-left: 6px;
    vertical-align: -2px;
  }
`;

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> {texts.opensInNewTab}</VisuallyHidden>
      <ExternalLink size={16} />
    </Link>
  );
}
