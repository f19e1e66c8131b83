import styled from 'styled-components';
import { Alert } from '../ui/alert';
import type { RefusedFile } from './use-refused-files';

/** Why some photos are not there, each by its name. */
export const Reasons = styled.ul`
  padding-left: 18px;
  overflow-wrap: anywhere;
`;

interface RefusedFilesProps {
  refused: readonly RefusedFile[];
  onDismiss: () => void;
}

/** The files that were left out, by name and reason, until the person has read them. */
export function RefusedFiles({ refused, onDismiss }: RefusedFilesProps) {
  if (refused.length === 0) return null;
  return (
    <Alert tone="danger" title="Not added" onDismiss={onDismiss}>
      <Reasons>
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            {name}: {reason}
          </li>
        ))}
      </Reasons>
    </Alert>
  );
}
