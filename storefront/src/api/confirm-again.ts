type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let answer: Promise<boolean> | null = null;

/** Lets a page ask people to confirm that it's them (rule 19.3). Returns a function that ends that. */
export function confirmBy(page: Ask): () => void {
  ask = page;
  return () => {
    if (ask === page) ask = null;
  };
}

/** Whether the person confirmed that it's them. Simultaneous calls ask only once. False if no page can ask. */
export function confirmAgain(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  answer ??= ask().finally(() => {
    answer = null;
  });
  return answer;
}
