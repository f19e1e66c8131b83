import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { user } from '../testing/page-in-test';
import { type Column, DataTable } from './data-table';
import { AllRowsCheckbox, RowCheckbox, RowSelection } from './row-selection';

interface Person {
  id: string;
}

const PEOPLE: readonly Person[] = [{ id: 'Ana' }, { id: 'Ben' }, { id: 'Cem' }];

let drawn: string[] = [];

function Name({ id }: Person) {
  drawn.push(id);
  return id;
}

const COLUMNS: readonly Column<Person>[] = [
  { name: 'Select', cell: ({ id }) => <RowCheckbox rowId={id} aria-label={`Select ${id}`} /> },
  { name: 'Name', cell: ({ id }) => <Name id={id} /> },
];

function People() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  function choose(ids: readonly string[], isSelected: boolean): void {
    setSelected((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isSelected ? [...others, ...ids] : others);
    });
  }

  return (
    <RowSelection selected={selected} onChoose={(id, isSelected) => choose([id], isSelected)}>
      <DataTable
        label="People"
        columns={COLUMNS}
        rows={PEOPLE}
        heads={{
          Select: (
            <AllRowsCheckbox
              aria-label="Select all"
              selected={selected.size}
              total={PEOPLE.length}
              onSelectAll={(isSelected) =>
                choose(
                  PEOPLE.map(({ id }) => id),
                  isSelected,
                )
              }
            />
          ),
        }}
      />
    </RowSelection>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const checked = () => PEOPLE.map(({ id }) => id).filter((id) => box(`Select ${id}`).checked);

beforeEach(() => {
  render(<People />);
  drawn = [];
});

describe('selected rows', () => {
  it('draw only their checkboxes again', async () => {
    await user.click(box('Select Ben'));
    expect(checked()).toEqual(['Ben']);
    await user.click(box('Select all'));
    expect(checked()).toEqual(['Ana', 'Ben', 'Cem']);
    expect(drawn).toEqual([]);
  });

  it('are shown by the checkbox for all', async () => {
    const all = () => (box('Select all').indeterminate ? 'some' : box('Select all').checked);
    expect(all()).toBe(false);
    await user.click(box('Select Ben'));
    expect(all()).toBe('some');
    await user.click(box('Select all'));
    expect(all()).toBe(true);
    await user.click(box('Select all'));
    expect(all()).toBe(false);
    expect(checked()).toEqual([]);
  });

  it('stay selected if a row is pressed before all of them are drawn', async () => {
    box('Select all').click();
    box('Select Ben').click();
    await screen.findByRole('checkbox', { name: 'Select Ana', checked: true });
    expect(checked()).toContain('Cem');
  });
});
