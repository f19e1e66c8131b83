import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { editorEntry } from '#domain/pages/editor-address';
import { Muted } from '../../ui/arrange';
import { type ButtonStyleProps, buttonStyles } from '../../ui/button-styles';
import * as texts from './shared-texts';

/** A link to the editor that looks like a button. It loads a page, because the editor is a separate app. */
export const EditorLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

const Way = styled.a`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  color: inherit;
`;

export function EditorPath({ href, children }: { href: string; children: string }) {
  return (
    <Muted>
      <Way href={href}>
        <ExternalLink size={18} />
        {children}
      </Way>
    </Muted>
  );
}

export const EditorLine = ({ of, id }: { of: Parameters<typeof editorEntry>[0]; id: string }) => (
  <EditorPath href={editorEntry(of, id)}>{texts.openInEditor}</EditorPath>
);
