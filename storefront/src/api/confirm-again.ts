type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let answer: Promise<boolean> | null = null;

/** Lets a page ask whoever is signed in to prove once more who they are (rule 19.3); returns what ends that. */
export function confirmBy(page: Ask): () => void {
  ask = page;
  return () => {
    if (ask === page) ask = null;
  };
}

/** Whether whoever is signed in has proven it; calls at the same moment ask once. False where no page asks. */
export function confirmAgain(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  answer ??= ask().finally(() => {
    answer = null;
  });
  return answer;
}
