import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ENDS_FIRST } from '#domain/lists/list-query';
import { address, field } from '../../testing/page-in-test';
import { answer, urlsOf } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import './audit-page';

startInFreshShop();

const AUDIT = 'GET /api/admin/audit';

it("doesn't search an incomplete year and reports dates in the wrong order", async () => {
  answer(AUDIT, []);
  answer('GET /api/staff', []);
  show('/admin/audit?from=0002-05-05');
  await screen.findByText('Nothing here yet');
  expect(urlsOf(AUDIT).filter((path) => path.includes('from='))).toEqual([]);
  fireEvent.change(field('From'), { target: { value: '2026-05-05' } });
  await waitFor(() => expect(address()).toBe('/admin/audit?from=2026-05-05'));
  fireEvent.change(field('To'), { target: { value: '2026-05-04' } });
  await waitFor(() => expect(address()).toBe('/admin/audit?from=2026-05-05&to=2026-05-04'));
  expect(screen.getByText(ENDS_FIRST.error)).toBeTruthy();
  expect(urlsOf(AUDIT).filter((path) => path.includes('to='))).toEqual([]);
});
