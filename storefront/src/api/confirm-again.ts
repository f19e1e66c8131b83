type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let answer: Promise<boolean> | null = null;

/** Lets a page ask users to confirm it's them (rule 19.3). Returns a function that stops it. */
export function confirmBy(page: Ask): () => void {
  ask = page;
  return () => {
    if (ask === page) ask = null;
  };
}

/** Whether the user confirmed it's them. Simultaneous calls ask once. False if no page can ask. */
export function confirmAgain(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  answer ??= ask().finally(() => {
    answer = null;
  });
  return answer;
}
