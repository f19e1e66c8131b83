import { useShopFacts } from '../api/shop-facts';
import * as texts from './order-confirmation-texts';

/** How to ask about the order. Hidden if the shop gives no phone or email. */
export function Questions() {
  const { contact } = useShopFacts();
  const [phone, email] = (['phone', 'email'] as const).map((contactKind) => {
    const entry = contact.find(({ kind }) => kind === contactKind);
    return entry && <a href={entry.url}>{entry.label}</a>;
  });
  if (phone && email) return <p>{texts.questionsCallOrWrite(phone, email)}</p>;
  if (phone) return <p>{texts.questionsCall(phone)}</p>;
  return email ? <p>{texts.questionsWrite(email)}</p> : null;
}
