import type { ElementType } from 'react';
import { Link } from 'react-router-dom';
import { useShopFacts } from '../api/shop-facts';
import * as texts from './app-texts';
import { footerLinks } from './navigation';

/** The links at the end of every page, in the list that's given. */
export function FooterNav({ list: List }: { list: ElementType }) {
  const { texts: ownerTexts } = useShopFacts();
  return (
    <nav aria-label={texts.footer}>
      <List>
        {footerLinks(ownerTexts).map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
