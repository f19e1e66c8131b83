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

interface EditorLineProps {
  of: Parameters<typeof editorEntry>[0];
  id: string;
}

/** A link to an entry in the editor, within a dialog. */
export function EditorLine({ of, id }: EditorLineProps) {
  return (
    <Muted>
      <Way href={editorEntry(of, id)}>
        <ExternalLink size={18} />
        {texts.openInEditor}
      </Way>
    </Muted>
  );
}
