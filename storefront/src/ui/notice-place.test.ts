import { describe, expect, it } from 'vitest';
import { type Box, noticePlace } from './notice-place';

const DESK = { view: { width: 1280, height: 900 }, isPhone: false };
const PHONE = { view: { width: 390, height: 844 }, isPhone: true };
const notice = { width: 358, height: 90 };
const placeOn = (page: typeof DESK, pressable: Box[] = [], dock = 0) =>
  noticePlace({ ...page, notice, dock, pressable }).place;
const button = (left: number, top: number): Box => ({ left, top, width: 120, height: 48 });

describe('notice position', () => {
  it('is the bottom right corner, and below the header on a phone', () => {
    expect([placeOn(DESK), placeOn(PHONE)]).toEqual(['bottom right', 'top']);
  });

  it('moves when something there is clicked', () => {
    expect(placeOn(DESK, [button(1100, 820)])).toBe('bottom left');
    expect(placeOn(DESK, [button(1100, 820), button(100, 820)])).toBe('bottom');
    expect(placeOn(DESK, [button(1100, 820), button(100, 820), button(600, 820)])).toBe('top right');
    expect(placeOn(PHONE, [button(100, 100)])).toBe('bottom');
  });

  it('is between the controls of a row when every corner has some', () => {
    const tiles = Array.from({ length: 10 }, (_, n) => button(24 + n * 128, 130));
    const row = [button(30, 820), button(400, 820), button(1150, 820)];
    const pressable = [...tiles, ...row];
    expect(noticePlace({ ...DESK, notice, dock: 0, pressable })).toEqual({
      place: 'bottom right',
      right: 1280 - 1150 + 8,
    });
  });

  it('is above a docked bar', () => {
    const pressed = [button(20, 844 - 60), button(250, 844 - 60), button(100, 100)];
    expect(placeOn(PHONE, pressed, 76)).toBe('bottom');
    expect(placeOn(PHONE, pressed)).toBe('top');
  });

  it('is where the least is covered if nothing is free', () => {
    const all = [button(100, 100), button(0, 844 - 60), button(130, 844 - 60)];
    expect(placeOn(PHONE, all)).toBe('top');
  });
});
