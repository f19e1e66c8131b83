import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { servicePictures } from './service-picture';

const service = (name: string, category = 'repair', id = name) => ({ id, name, category });
const pictureOf = (name: string, category?: string) => servicePictures([service(name, category)]).get(name);

describe('servicePictures for one service', () => {
  cases([
    ['Full Glove Relace', 'relacing', 'full-relace'],
    ['Web Relace', 'relacing', 'web-relace'],
    ['Finger and Heel Tightening', 'relacing', 'finger-relace'],
    ['Heel Relace', 'relacing', 'heel-relace'],
    ['Palm Lacing', 'relacing', 'heel-relace'],
    ["Catcher's or First Base Mitt Relace", 'relacing', 'catcher-mitt'],
    ['First-Base Mitt Relace', 'relacing', 'first-base-mitt'],
    ['Palm Patch', 'repair', 'palm-patch'],
    ['Seam and Binding Repair', 'repair', 'seam'],
    ['New Padding', 'repair', 'padding'],
    ['Name Embroidery', 'restoration', 'lettering'],
    ['Clean and Condition', 'restoration', 'cleaning'],
    ['Full Restoration', 'restoration', 'before-after'],
    ['Glove Break-In', 'restoration', 'break-in'],
  ])('shows %s (%s) as %s', ([name, category]) => pictureOf(name, category));

  it('falls back to the category if the name matches nothing', () => {
    expect(pictureOf('Spring Special', 'relacing')).toBe('full-relace');
    expect(pictureOf('Spring Special', 'repair')).toBe('padding');
    expect(pictureOf('Spring Special', 'restoration')).toBe('cleaning');
    expect(pictureOf('Spring Special', 'rental')).toBe('padding');
  });
});

describe('servicePictures for all services', () => {
  const names = [
    'Web Relace',
    'Web Repair',
    'Web Check',
    'Palm Patch',
    'Other',
    'Another',
    'Youth Glove Relace',
  ];

  it('differ while there are enough', () => {
    const pictures = servicePictures(names.map((name) => service(name)));
    expect(new Set(pictures.values()).size).toBe(names.length);
    expect(pictures.get('Palm Patch')).toBe('palm-patch');
    expect(pictures.get('Youth Glove Relace')).toBe('full-relace');
  });

  it('do not depend on the position in the list', () => {
    const services = names.map((name) => service(name));
    const turned = servicePictures(services.toReversed());
    for (const [id, picture] of servicePictures(services)) expect(turned.get(id)).toBe(picture);
  });

  it('repeat if there are more services than drawings', () => {
    const many = Array.from({ length: 40 }, (_, place) => service('Web Relace', 'relacing', `${place}`));
    const pictures = [...servicePictures(many).values()];
    expect(pictures).toHaveLength(40);
    expect(new Set(pictures).size).toBe(13);
  });
});
