/** A mail server is not asked for more than this at a time. */
const AT_ONCE = 5;

/** Works through a list, a few at a time, until it is done or `isOver`. */
export async function fewAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  isOver = () => false,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) {
      if (isOver()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
