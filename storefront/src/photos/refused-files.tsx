import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Alert } from '../ui/alert';

/** Why a chosen file was not taken, in words. */
export interface FileProblem {
  name: string;
  reason: string;
}

/** A file that was left out, as it is shown until somebody has read it. */
interface RefusedFile extends FileProblem {
  id: number;
}

/** Why some photos are not there, each by its name. */
export const Reasons = styled.ul`
  padding-left: 18px;
  overflow-wrap: anywhere;
`;

interface RefusedFilesProps {
  refused: readonly RefusedFile[];
  onDismiss: () => void;
}

/** The files that were left out, with the reason for each, until they are dismissed. */
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

/** Files that were left out. They stay until they are dismissed or a file of the same name is chosen again. */
export function useRefusedFiles() {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const count = useRef(0);
  return {
    refused,
    /** Notes what a choice of files came to. */
    note(chosen: readonly File[], problems: readonly FileProblem[]): void {
      const added = problems.map((problem) => {
        count.current += 1;
        return { ...problem, id: count.current };
      });
      const isReplaced = (before: RefusedFile) => chosen.some(({ name }) => name === before.name);
      setRefused((all) => [...all.filter((before) => !isReplaced(before)), ...added]);
    },
    dismiss: () => setRefused([]),
  };
}
