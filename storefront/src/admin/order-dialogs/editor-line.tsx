import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { editorEntry } from '#domain/pages/editor-address';
import { Quiet } from './dialog-parts';

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

/** Leads to everything that is stored of an entry; a plain link, because the editor is another application. */
export function EditorLine({ of, id }: EditorLineProps) {
  return (
    <Quiet>
      <Way href={editorEntry(of, id)}>
        <ExternalLink size={18} strokeWidth={2} aria-hidden />
        Open in editor
      </Way>
    </Quiet>
  );
}
