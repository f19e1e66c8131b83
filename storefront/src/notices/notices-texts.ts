export const weCouldntReachShop = "We couldn't reach the shop. Check your connection and try again.";
