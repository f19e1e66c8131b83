import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HealthReport } from '#domain/health/health-checks';
import { notice, press } from '../../testing/page-in-test';
import { answer, refuse } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';

startInFreshShop();

const CALL = 'GET /api/admin/health';
const AT = new Date().toISOString();
const REPORT: HealthReport = {
  checks: [
    { id: 'database', title: 'Database', state: 'ok', found: 'SQLite 3, 4 MB.', todo: null, at: AT },
    { id: 'clock', title: 'Clock', state: 'off', found: 'Nothing to compare with.', todo: null, at: AT },
    { id: 'backup', title: 'Backup', state: 'warning', found: 'No backup yet.', todo: 'Run one.', at: AT },
    { id: 'disk', title: 'Free disk space', state: 'red', found: '1 MB free.', todo: 'Free some.', at: AT },
  ],
};
const HEALTHY: HealthReport = { checks: REPORT.checks.slice(0, 1) };

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('shows each check with what was found and what to do, the worst first', async () => {
  answer(CALL, REPORT);
  show('/admin/health');
  await screen.findByRole('heading', { level: 2, name: 'Checks' });
  await screen.findByRole('table', { name: 'Checks' });
  expect(rows()).toEqual([
    expect.stringMatching(/^Free disk spaceProblem1 MB free\.Free some\.Checked today/),
    expect.stringMatching(/^BackupWarningNo backup yet\.Run one\.Checked today/),
    expect.stringMatching(/^DatabaseOKSQLite 3, 4 MB\.Checked today/),
    expect.stringMatching(/^ClockOffNothing to compare with\.Checked today/),
  ]);
});

it('checks now and shows the result', async () => {
  answer(CALL, REPORT);
  show('/admin/health');
  const table = within(await screen.findByRole('table', { name: 'Checks' }));
  expect(table.getByText('Problem')).toBeTruthy();
  answer(CALL, HEALTHY);
  answer('POST /api/admin/health', HEALTHY);
  await press('Check Now');
  await expect.poll(rows).toHaveLength(1);
});

it("says so if the checks didn't run", async () => {
  answer(CALL, REPORT);
  show('/admin/health');
  await screen.findByRole('table', { name: 'Checks' });
  refuse('POST /api/admin/health', 500, 'The shop sleeps');
  await press('Check Now');
  expect(await notice()).toContain("The checks didn't run");
});
