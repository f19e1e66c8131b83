import type { CustomerView } from '#domain/customers/customer-contract';
import { csvFile } from '../parts/csv-file';

/** Customers as a CSV file, a row each. */
export function customersCsv(customers: readonly CustomerView[]): string {
  return csvFile(
    customers.map(({ name, email, phone, mailingListOptIn, createdAt }) => ({
      Name: name,
      Email: email,
      Phone: phone ?? '',
      'Mailing List': mailingListOptIn === 1 ? 'Yes' : 'No',
      Created: createdAt,
    })),
  );
}
