/** What a customer may be told anew of an order: its status, and once it is shipped the tracking number. */
export interface OrderNews {
  status: string;
  trackingNumber?: string | null;
}

/** The news of an order as one text: equal texts are the same news. */
export function orderNews({ status, trackingNumber }: OrderNews): string {
  return status === 'shipped' && trackingNumber ? `${status} ${trackingNumber}` : status;
}

/** Whether someone who was told `told` knows the news; who knows a tracking number knows that it was shipped. */
export function isTold(told: string | null | undefined, news: string): boolean {
  return told === news || Boolean(told?.startsWith(`${news} `));
}
