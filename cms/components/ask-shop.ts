import { errorAnswer } from '#domain/wire/wire';

/** Makes one of the shop's own calls for a button. Throws an Error with a message for the owner when it is refused. */
export async function askShop(path: string): Promise<void> {
  const response = await fetch(path, { method: 'POST', credentials: 'include' });
  if (response.ok) return;
  const refusal = errorAnswer.safeParse(await response.json().catch(() => null));
  throw new Error(refusal.data?.message ?? `The server answered ${response.status}.`);
}
