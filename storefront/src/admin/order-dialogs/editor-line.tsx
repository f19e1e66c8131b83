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

/** The way to all that is stored of an order, payment problems too; a plain link, as the editor is an application of its own. */
export function EditorLine({ orderId }: { orderId: string }) {
  return (
    <Quiet>
      <Way href={editorEntry('orders', orderId)}>
        <ExternalLink size={18} strokeWidth={2} aria-hidden />
        Open in editor
      </Way>
    </Quiet>
  );
}
