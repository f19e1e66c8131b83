import { formatCount } from '#domain/wire/money';
import { plural } from '#domain/words/plural';

export const leaveEmptyToKeep = 'Leave empty to keep the current password. We never show saved passwords.';
export const atLeast6Characters = "At least 6 characters. Write it down. We won't show it again.";

export const customerAdded = 'Customer Added';
export const customerCreateFailed = 'Failed to create customer';

export const customersCount = (count: number) =>
  plural(count, { one: '1 customer', other: `${formatCount(count)} customers` });
export const mailingListFailedFor = (people: string) =>
  `Failed to change the mailing list preference of ${people}`;
export const chosenCustomers = 'Selected customers';
export const peopleChosen = (people: string) => `${people} selected`;
export const undoing = 'Undoing...';
export {
  ADD_TO_MAILING_LIST_WORDING as addToMailingList,
  REMOVE_FROM_MAILING_LIST_WORDING as removeFromMailingList,
} from '#domain/consents/consent-words';
export const alreadyOnMailingList = "They're already on the mailing list";
export const noneOnMailingList = 'None of them are on the mailing list';
export const addedToMailingList = (people: string) => `${people} added to the mailing list`;
export const removedFromMailingList = (people: string) => `${people} removed from the mailing list`;

export const customerUpdated = 'Customer Updated';
export const customerUpdateFailed = 'Failed to update customer';
export const editCustomer = 'Edit Customer';
export const consentRecords = 'Consent records';

export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
export const emailAToZ = 'Email, A to Z';
export const emailZToA = 'Email, Z to A';
