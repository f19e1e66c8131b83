export interface Command {
  id: string;
  group: string;
  label: string;
  hint?: string;
  words?: string;
  run: () => void;
}

/** Returns the commands that contain every typed word, in their order. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ group, label, hint, words: others }) => {
    const text = [group, label, hint, others].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
