import styled from 'styled-components';
import { contactWays } from '#domain/shop-settings/contact-ways';
import { useShopFacts } from '../api/shop-facts';
import { PlainList } from '../ui/layout';
import { color, media, space } from '../ui/tokens';

const Ways = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  ${media.desktop} {
    grid-column: 1 / -1;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color.text};
    overflow-wrap: anywhere;
  }
`;

/** How else the shop is reached; the footer of a shop that says nothing of it has none. */
export function FooterContact() {
  const { contact } = useShopFacts();
  return (
    <Ways aria-label="How to reach us">
      {contactWays(contact).map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
    </Ways>
  );
}
