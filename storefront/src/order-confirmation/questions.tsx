import { phoneAddress } from '#domain/customers/contact';
import { useShopFacts } from '../api/shop-facts';

/** How to ask about the order; nothing where the owner says neither phone nor e-mail. */
export function Questions() {
  const { phone = null, email = null } = useShopFacts().contact ?? {};
  if (phone === null && email === null) return null;
  return (
    <p>
      Questions?{' '}
      {phone !== null && (
        <>
          Call <a href={phoneAddress(phone)}>{phone}</a>
        </>
      )}
      {phone !== null && email !== null && ' or write '}
      {phone === null && 'Write '}
      {email !== null && (
        <>
          to <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      .
    </p>
  );
}
