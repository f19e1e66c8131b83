/** The shop as header, footer and page titles name it. */
export const SHOP_NAME = 'The Glove Shop';
