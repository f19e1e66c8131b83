import { expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { photoPairs, suggestedTitle } from './order-album';
import { withoutReplacedSamples } from './sample-album';

it('photoPairs leaves photos without a counterpart out', () => {
  const pairs = photoPairs({ beforeImages: ['a', 'c', 'e'], afterImages: ['b', 'd'] });
  expect(pairs).toEqual([
    { before: 'a', after: 'b' },
    { before: 'c', after: 'd' },
  ]);
});

cases([
  ['Full relace', 'Rawlings Heart of the Hide 11.75', 'Full relace, Rawlings Heart of the Hide 11.75'],
  ['Full relace', 'Wilson A2000 1786. The web is torn', 'Full relace, Wilson A2000 1786'],
  ['Palm patch', 'First base mitt\nfor my daughter', 'Palm patch, First base mitt'],
  ['Palm patch', '', 'Palm patch'],
  [
    'Relace',
    `A glove that ${'really '.repeat(20)}matters`,
    `Relace, A glove that ${'really '.repeat(6).trim()}`,
  ],
])('suggestedTitle of %s and %j is %j (rule 36.4)', ([service, details]) => suggestedTitle(service, details));

it('each album of an order hides one sample, the last one first (rule 36.7)', () => {
  const [one, two, three] = [1, 2, 3].map((id) => ({ id, isSample: true }));
  const real = (id: number) => ({ id, isSample: false });
  const albums = [one, two, three].flatMap((each) => each ?? []);
  const ids = (...reals: { id: number; isSample: boolean }[]) =>
    withoutReplacedSamples([...reals, ...albums], reals.length).map(({ id }) => id);
  expect(ids()).toEqual([1, 2, 3]);
  expect(ids(real(10))).toEqual([10, 1, 2]);
  expect(ids(real(10), real(11), real(12))).toEqual([10, 11, 12]);
  expect(ids(real(10), real(11), real(12), real(13))).toEqual([10, 11, 12, 13]);
});
