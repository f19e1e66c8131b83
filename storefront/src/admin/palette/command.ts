export interface Command {
  id: string;
  group: string;
  label: string;
  hint?: string;
  keywords?: string;
  run: () => void;
}

/** Returns the commands that contain every typed word, in their order. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ group, label, hint, keywords }) => {
    const text = [group, label, hint, keywords].join(' ').toLowerCase();
    return terms.every((word) => text.includes(word));
  });
}
