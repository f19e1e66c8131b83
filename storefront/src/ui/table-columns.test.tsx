import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press, showAt, user } from '../testing/page-in-test';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from './table';
import { ColumnMenu, useColumns } from './table-columns';

const COLUMNS = [{ name: 'Name' }, { name: 'Phone', optional: true }, { name: 'Created', optional: true }];

function People() {
  const columns = useColumns('people', COLUMNS);
  return (
    <>
      <ColumnMenu columns={columns} />
      <Table aria-label="People" $leftOut={columns.$leftOut}>
        <TableHead>
          {COLUMNS.map(({ name }) => (
            <TableColumn key={name}>{name}</TableColumn>
          ))}
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell $at="lead">Jo Catcher</TableCell>
            <TableCell>555 201 3344</TableCell>
            <TableCell>May 04, 2026</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </>
  );
}

const inSight = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

describe('table with optional columns', () => {
  it('shows all columns and never offers to hide the row names', async () => {
    showAt('/', <People />);
    expect(inSight()).toEqual(['Name', 'Phone', 'Created']);
    await press('Columns');
    const offered = await screen.findAllByRole('menuitemcheckbox', { checked: true });
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Phone', 'Created']);
  });

  it("hides a column's header and cells, and the menu stays open", async () => {
    showAt('/', <People />);
    await press('Columns');
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Phone' }));
    expect(inSight()).toEqual(['Name', 'Created']);
    expect(cells()).toEqual(['Jo Catcher', 'May 04, 2026']);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Created' }));
    expect(inSight()).toEqual(['Name']);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Phone' }));
    expect(cells()).toEqual(['Jo Catcher', '555 201 3344']);
  });

  it('stores the choice in the browser, for this table alone', async () => {
    const { unmount } = showAt('/', <People />);
    await press('Columns');
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Created' }));
    unmount();
    showAt('/', <People />);
    expect(inSight()).toEqual(['Name', 'Phone']);
    expect(localStorage.length).toBe(1);
  });

  it("uses today's columns if another version stored different ones", () => {
    localStorage.setItem('columns-left-out:people', 'Fax,Name,Phone');
    showAt('/', <People />);
    expect(inSight()).toEqual(['Name', 'Created']);
  });
});
