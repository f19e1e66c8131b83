import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LACE_COLORS, RELACE, SERVICES } from './fixtures';
import { offersOf } from './offers';
import { EMPTY_DRAFT } from './order-draft';
import { useWizardStep } from './use-wizard-step';

const order = {
  draft: { ...EMPTY_DRAFT, fields: { ...EMPTY_DRAFT.fields, serviceId: RELACE.id } },
  password: '',
  orderer: 'new',
  offers: offersOf({
    services: SERVICES,
    laceColors: LACE_COLORS,
    payment: undefined,
    turnaroundDays: 14,
    shippingFee: 1500,
  }),
} as const;

function Bench() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { goTo, goBack } = useWizardStep(order);
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <button type="button" onClick={() => goTo(2)}>
        next
      </button>
      <button type="button" onClick={goBack}>
        back
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        browser
      </button>
    </>
  );
}

function click(name: string, times = 1): void {
  const target = screen.getByRole('button', { name });
  act(() => {
    for (let time = 0; time < times; time += 1) fireEvent.click(target);
  });
}

const address = () => screen.getByRole('status').textContent;

it('moves one step per two quick clicks, forward and back', () => {
  render(
    <MemoryRouter initialEntries={['/', '/order']}>
      <Bench />
    </MemoryRouter>,
  );
  click('next', 2);
  expect(address()).toBe('/order?step=2');
  click('browser');
  expect(address()).toBe('/order');
  click('next');
  click('back', 2);
  expect(address()).toBe('/order');
});
