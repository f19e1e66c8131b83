/** Something that the commands can do, or a place that they lead to. */
export interface Command {
  id: string;
  group: string;
  label: string;
  /** The text next to it. */
  hint?: string;
  /** Other words that it is found by. */
  words?: string;
  run: () => void;
}

/** The commands that hold every word that was typed, in their order. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ group, label, hint, words: others }) => {
    const text = [group, label, hint, others].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
