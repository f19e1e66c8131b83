export const home = 'Home';
export const ourWork = 'Our Work';
export const orderNow = 'Order Now';
export const myOrders = 'My Orders';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const admin = 'Admin';

export const cookies = 'Cookies';
export { COOKIES_WORDING as weUseCookies } from '#domain/consents/consent-words';
export const acceptCookies = 'Accept Cookies';

export const contactUs = 'Contact us';
export const footer = 'Footer';

export const closeMenu = 'Close menu';
export const openMenu = 'Open menu';
export const main = 'Main';

export const switchToDark = 'Switch to dark theme';
export const switchToLight = 'Switch to light theme';

export const homePage = (name: string) => `${name}, home page`;

export const skipToContent = 'Skip to content';

export const thisPageDidntLoad = "This page didn't load";
