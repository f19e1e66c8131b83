import styled from 'styled-components';
import { useShopFacts } from '../api/shop-facts';
import { ShopMark } from '../ui/drawings/shop-mark';
import { radius } from '../ui/tokens';

const Logo = styled.img`
  border-radius: ${radius.field};
`;

/** The owner's logo next to the shop's name, or our own mark. */
export function BrandMark() {
  const { logo } = useShopFacts();
  return logo ? <Logo src={logo} alt="" width={48} height={48} /> : <ShopMark />;
}
