import { describe, expect, it, vi } from 'vitest';
import { completeDraft, PASSWORD, PATCH } from './fixtures';
import { currentGlove } from './order-draft';
import { deleteDraft, readOrderDraft, storeOrderDraft } from './stored-draft';

describe('stored draft', () => {
  it('comes back as typed', () => {
    const glove = currentGlove(completeDraft({ serviceId: PATCH.id, laceColorId: '' }));
    const draft = completeDraft(
      {},
      { gloves: [glove], discount: { code: 'TEN', type: 'percentage', value: 1000 } },
    );
    storeOrderDraft(draft);
    expect(readOrderDraft()).toEqual(draft);
  });

  it('never contains a password, even if a field has one', () => {
    const draft = completeDraft();
    storeOrderDraft({
      ...draft,
      fields: Object.assign({ customerPassword: PASSWORD }, draft.fields),
    });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);
  });

  it('is undefined when nothing is stored', () => {
    expect(readOrderDraft()).toBeNull();
    storeOrderDraft(completeDraft());
    deleteDraft();
    expect(readOrderDraft()).toBeNull();
  });

  it.each([
    ['broken text', '{"version":1'],
    ['something else', '"hello"'],
    ['an older version', JSON.stringify({ ...completeDraft(), version: 0 })],
    ['an unknown choice', JSON.stringify({ ...completeDraft(), fields: { deliveryMethod: 'pigeon' } })],
  ])("is ignored when it's %s", (_name, stored) => {
    sessionStorage.setItem('order-draft', stored);
    expect(readOrderDraft()).toBeNull();
  });

  it("is lost when storage is full, but the order isn't", () => {
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.stubGlobal('sessionStorage', { setItem });
    expect(() => storeOrderDraft(completeDraft())).not.toThrow();
    expect(setItem).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
