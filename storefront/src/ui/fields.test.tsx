import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceCards } from './choice-cards';
import { Segmented } from './segmented';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

describe('field', () => {
  it('is named by its label and described by hint and error', () => {
    render(<TextField label="Phone" hint="With area code" error="Please enter a valid phone number" />);
    const field = screen.getByRole('textbox', {
      name: 'Phone',
      description: 'With area code Please enter a valid phone number',
    });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it("has no error description while there's no error", () => {
    render(<TextAreaField label="Glove Details" />);
    const field = screen.getByRole('textbox', { name: 'Glove Details' });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it("offers an empty choice and grays out what can't be chosen", () => {
    const options = [
      { value: 'a', label: 'Tan' },
      { value: 'b', label: 'Red', disabled: true },
    ];
    render(<SelectField label="Lace Color" placeholder="Choose" options={options} />);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lace Color' }).value).toBe('');
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Red' }).disabled).toBe(true);
  });
});

describe('choices', () => {
  it('ChoiceCards names the group and each card, and reports the choice', async () => {
    const choose = vi.fn();
    render(
      <ChoiceCards
        legend="Delivery Method"
        value=""
        onValueChange={choose}
        error="Choose"
        options={[
          { value: 'ship', label: 'Ship', description: '$15.00' },
          { value: 'dropoff', label: 'Drop Off' },
        ]}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Delivery Method', description: 'Choose' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Ship', description: '$15.00' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('ship');
  });

  it('Segmented shows the selected option and reports another', async () => {
    const choose = vi.fn();
    render(
      <Segmented
        label="Customer"
        value="new"
        onValueChange={choose}
        options={[
          { value: 'new', label: 'New Customer' },
          { value: 'returning', label: 'Returning Customer' },
        ]}
      />,
    );
    expect(screen.getByRole('radio', { name: 'New Customer', checked: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Returning Customer' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('returning');
  });
});
