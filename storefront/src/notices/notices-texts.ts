export const weCouldntReachShop = "We couldn't reach the shop. Check your connection and try again.";
export const reloadThePage = 'Reload the page. What you saved is safe.';
