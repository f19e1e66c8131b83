/** Where gloves go and who opens the door, as the mails tell it. Lines are parted by \n. */
export const SHOP_CONTACT = {
  address: 'The Glove Shop\n12 Foul Line Road\nCooperstown, NY 13326',
  openingHours: 'Tuesday to Friday, 10 am to 6 pm\nSaturday, 9 am to 2 pm',
} as const;
