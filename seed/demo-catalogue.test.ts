import { expect, it } from 'vitest';
import { includedLines } from '#domain/catalogue/included-lines';
import { servicePictures } from '#domain/catalogue/service-picture';
import { demoAlbums, demoServices } from './demo-catalogue';

it('demo services have different pictures', () => {
  const pictures = servicePictures(demoServices.map(({ name, category }) => ({ id: name, name, category })));
  expect(new Set(pictures.values()).size).toBe(demoServices.length);
});

it('demo services list what they include', () => {
  for (const { name, included } of demoServices)
    expect([name, included.length > 0 && includedLines.safeParse(included).success]).toEqual([name, true]);
});

it('demo albums never call a drawing a photo', () => {
  for (const { title, description, pictures } of demoAlbums) {
    expect([title, description, ...pictures.map(({ shows }) => shows)].join(' ')).not.toMatch(/photo|image/i);
  }
});
