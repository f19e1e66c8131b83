import { ShopIcon } from './shop-icon';

/** The shop's mark and name, on the editor's login page. */
export function ShopLogo() {
  return (
    <span className="shop-logo">
      <ShopIcon />
      <span>The Glove Shop</span>
    </span>
  );
}
