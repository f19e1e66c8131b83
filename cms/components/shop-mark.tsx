/** The shop's mark, a ball with two seams, in the current text color. */
export function ShopIcon() {
  return (
    <svg
      className="shop-icon"
      viewBox="0 0 32 32"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="14" strokeWidth="2" />
      <path d="M7.5 5.5c4.6 5.6 4.6 15.4 0 21M24.5 5.500c-4.6 5.6-4.6 15.4 0 21" strokeWidth="1.5" />
      <path
        d="m8.2 10.6 4-1M9.8 14.200l4-.3M9.8 17.800l4 .3M8.2 21.400l4 1M23.8 10.600l-4-1M22.2 14.200l-4-.3M22.2 17.800l-4 .3M23.8 21.400l-4 1"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function ShopLogo() {
  return (
    <span className="shop-logo">
      <ShopIcon />
      <span>The Glove Shop</span>
    </span>
  );
}
