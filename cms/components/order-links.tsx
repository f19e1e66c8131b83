'use client';
import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { phoneAddress } from '#domain/customers/contact';
import { dashboardAddress } from '#domain/lists/dashboard-address';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** These links open a new tab, because otherwise the editor would ask about unsaved changes. */
const BESIDE = { target: '_blank', rel: 'noreferrer' } as const;

export function OrderLinks() {
  const { id } = useDocumentInfo();
  const email = useFormFields(([fields]) => text(fields.customerEmail?.value));
  const phone = useFormFields(([fields]) => text(fields.customerPhone?.value));
  if (!id) return null;
  return (
    <ul className="shop-order-links" aria-label="Links for this order">
      <li>
        <a href={dashboardAddress({ tab: 'orders', order: String(id) })}>Open in the dashboard</a>
      </li>
      {email && (
        <li>
          <a href={`mailto:${email}`} {...BESIDE}>
            Write to {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={phoneAddress(phone)} {...BESIDE}>
            Call {phone}
          </a>
        </li>
      )}
    </ul>
  );
}
