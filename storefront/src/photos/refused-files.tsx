import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Alert } from '../ui/alert';
import * as texts from './photos-texts';

export interface FileProblem {
  name: string;
  reason: string;
}

interface RefusedFile extends FileProblem {
  id: number;
}

interface FileReasonsProps {
  files: readonly { id: number | string; name: string; reason?: string | null }[];
}

const Reasons = styled.ul`
  padding-left: 18px;
  overflow-wrap: anywhere;
`;

/** Lists files with why they can't be used. */
export function FileReasons({ files }: FileReasonsProps) {
  return (
    <Reasons>
      {files.map(({ id, name, reason }) => (
        <li key={id}>
          {name}: {reason}
        </li>
      ))}
    </Reasons>
  );
}

interface RefusedFilesProps {
  refused: readonly RefusedFile[];
  onDismiss: () => void;
}

export function RefusedFiles({ refused, onDismiss }: RefusedFilesProps) {
  if (refused.length === 0) return null;
  return (
    <Alert tone="danger" title={texts.notAdded} onDismiss={onDismiss}>
      <FileReasons files={refused} />
    </Alert>
  );
}

/** Keeps the refused files until the list is closed or they're chosen again. */
export function useRefusedFiles() {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const count = useRef(0);
  return {
    refused,
    note(files: readonly File[], problems: readonly FileProblem[]): void {
      const added = problems.map((problem) => {
        count.current += 1;
        return { ...problem, id: count.current };
      });
      const isReplaced = (before: RefusedFile) => files.some(({ name }) => name === before.name);
      setRefused((all) => [...all.filter((before) => !isReplaced(before)), ...added]);
    },
    dismiss: () => setRefused([]),
  };
}
