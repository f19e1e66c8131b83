import { describe } from 'vitest';
import { cases } from '#domain/testing/cases';
import { orderServices } from './order-services';

const SERVICE = { id: '00000000-0000-4000-8000-000000000011', name: 'Full Relace' };
const ITEM = {
  id: '00000000-0000-4000-8000-000000000021',
  serviceId: SERVICE.id,
  laceColorId: null,
  gloveDetails: 'Outfield glove, web torn',
  specialInstructions: null,
  gloveImages: [],
};

describe('orderServices', () => {
  cases([
    ['the name of its service', [ITEM], 'Full Relace'],
    ['how many gloves it has', [ITEM, ITEM, ITEM], '3 gloves'],
    ['that it has none', [], 'No items'],
    ['that its service was deleted', [{ ...ITEM, serviceId: 'gone' }], 'Unknown Service'],
  ])('shows %s', ([_what, items]) => orderServices({ items }, [SERVICE]));
});
