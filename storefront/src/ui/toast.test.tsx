import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion, useToast } from './toast';

const undone = vi.fn();

function NoticeButtons() {
  const { toast } = useToast();
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'First', description: 'one' })}>
        tell first
      </button>
      <button type="button" onClick={() => toast({ title: 'Second', tone: 'danger' })}>
        tell second
      </button>
      <button
        type="button"
        onClick={() => toast({ title: 'Done', action: { label: 'Undo', onPress: undone } })}
      >
        tell undo
      </button>
    </>
  );
}

const notices = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const show = (which: 'first' | 'second' | 'undo') =>
  fireEvent.click(screen.getByRole('button', { name: `tell ${which}` }));

describe('ToastRegion', () => {
  // Its code loads late, and on a busy machine that may take longer than a test should wait.
  beforeAll(() => import('./toast-notice'));
  beforeEach(async () => {
    render(
      <ToastRegion>
        <NoticeButtons />
      </ToastRegion>,
    );
    await screen.findByRole('region', { name: 'Notifications (F8)' });
    vi.useFakeTimers();
  });

  it('shows title and text', () => {
    show('first');
    expect(notices()).toEqual(['Firstone']);
  });

  it('shows only the newest', () => {
    show('first');
    show('second');
    expect(notices()).toEqual(['Second']);
  });

  it('shows the same message again', () => {
    show('first');
    show('first');
    expect(notices()).toEqual(['Firstone']);
  });

  it("keeps a notice with an action for twelve seconds, and closes once it's clicked", () => {
    show('undo');
    act(() => vi.advanceTimersByTime(11_900));
    expect(notices()).toEqual(['DoneUndo']);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toHaveBeenCalledOnce();
    expect(notices()).toEqual([]);
    show('undo');
    act(() => vi.advanceTimersByTime(12_100));
    expect(notices()).toEqual([]);
  });

  it('closes after 5 seconds, not before', () => {
    show('first');
    act(() => vi.advanceTimersByTime(4900));
    expect(notices()).toHaveLength(1);
    act(() => vi.advanceTimersByTime(200));
    expect(notices()).toHaveLength(0);
  });

  it('gives a new message its own 5 seconds', () => {
    show('first');
    act(() => vi.advanceTimersByTime(4000));
    show('second');
    act(() => vi.advanceTimersByTime(4000));
    expect(notices()).toEqual(['Second']);
  });

  it('closes by its button', () => {
    show('first');
    fireEvent.click(screen.getByRole('button', { name: 'Close notice' }));
    expect(notices()).toHaveLength(0);
  });

  it('is reached with F8', () => {
    show('first');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(region.contains(document.activeElement)).toBe(true);
  });

  it.each([
    { distance: 60, left: 0 },
    { distance: 30, left: 1 },
  ])('leaves $left after a swipe of $distance px to the right', ({ distance, left }) => {
    show('first');
    const [notice] = screen.getAllByRole('listitem');
    if (!notice) throw new Error('no notice');
    notice.setPointerCapture = vi.fn();
    notice.hasPointerCapture = () => true;
    notice.releasePointerCapture = vi.fn();
    const at = (clientX: number) => ({ button: 0, pointerId: 1, pointerType: 'touch', clientX, clientY: 0 });
    fireEvent.pointerDown(notice, at(0));
    fireEvent.pointerMove(notice, at(distance / 2));
    fireEvent.pointerMove(notice, at(distance));
    fireEvent.pointerUp(notice, at(distance));
    expect(notices()).toHaveLength(left);
  });
});

it('reports a missing region', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => render(<NoticeButtons />)).toThrow('useToast needs a ToastRegion around it');
});
