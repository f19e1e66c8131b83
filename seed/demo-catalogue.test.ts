import { expect, it } from 'vitest';
import { includedLines } from '#domain/catalogue/included-lines';
import { servicePictures } from '#domain/catalogue/service-picture';
import { demoAlbums, demoServices } from './demo-catalogue';

it('no two demo services share a picture', () => {
  const pictures = servicePictures(demoServices.map(({ name, category }) => ({ id: name, name, category })));
  expect(new Set(pictures.values()).size).toBe(demoServices.length);
});

it('every demo service says what it includes', () => {
  for (const { name, included } of demoServices)
    expect([name, included.length > 0 && includedLines.safeParse(included).success]).toEqual([name, true]);
});

it('no word of a demo album calls a drawing a photo', () => {
  for (const { title, description, pictures } of demoAlbums) {
    expect([title, description, ...pictures.map(({ shows }) => shows)].join(' ')).not.toMatch(/photo|image/i);
  }
});
