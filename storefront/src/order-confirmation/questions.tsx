import { useShopFacts } from '../api/shop-facts';

/** How to ask about the order; nothing if the shop gives no phone or email. */
export function Questions() {
  const { contact } = useShopFacts();
  const phone = contact.find(({ kind }) => kind === 'phone');
  const email = contact.find(({ kind }) => kind === 'email');
  if (!phone && !email) return null;
  return (
    <p>
      Questions?{' '}
      {phone && (
        <>
          Call <a href={phone.url}>{phone.label}</a>
        </>
      )}
      {phone && email ? ' or write to ' : email && 'Write to '}
      {email && <a href={email.url}>{email.label}</a>}.
    </p>
  );
}
