import { useRef, useState } from 'react';

/** Why a chosen file was not taken, in words. */
export interface FileProblem {
  name: string;
  reason: string;
}

/** A file that was left out, as it is shown until somebody has read it. */
export interface RefusedFile extends FileProblem {
  id: number;
}

/** Files that were left out: they stay until they are dismissed, or a file of that name is chosen again. */
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
