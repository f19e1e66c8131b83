import type { Field } from 'payload';

/** Above an order that is stored: the ways to its customer, and to the order in the dashboard. */
export const orderLinksField: Field = {
  name: 'links',
  type: 'ui',
  admin: {
    components: { Field: '/cms/components/order-links#OrderLinks' },
    disableListColumn: true,
    disableBulkEdit: true,
  },
};
