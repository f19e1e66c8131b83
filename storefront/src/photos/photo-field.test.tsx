import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { NO_ANSWER_TEXT } from '../api/client';
import { ToastRegion } from '../ui/toast';
import { PhotoField } from './photo-field';

const UPLOAD = 'http://localhost/api/objects/uploads/a?expires=1&signature=s';

const shop = {
  normalize: vi.fn<() => Response | Promise<Response>>(),
  /** The statuses of the uploads, in order. The last one repeats. 'never' gives no answer. */
  puts: [] as (number | 'never')[],
  sentTo: [] as string[],
  request: null as FakeRequest | null,
};

class FakeRequest extends EventTarget {
  status = 0;
  statusText = '';
  responseText = JSON.stringify({ message: MESSAGES.photosAway });
  upload: { onprogress?: (event: unknown) => void } = {};
  onload?: () => void;
  abort = vi.fn();
  setRequestHeader = vi.fn();
  #url = '';
  open(_method: string, url: string): void {
    this.#url = url;
  }
  getResponseHeader(): null {
    return null;
  }
  send(): void {
    shop.sentTo.push(this.#url);
    shop.request = this;
    const status = shop.puts.length > 1 ? shop.puts.shift() : shop.puts[0];
    if (status === 'never' || status === undefined) return;
    this.status = status;
    setTimeout(() => this.onload?.());
  }
}

const unmeasured = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };

// The uploader is large, and a test's time shouldn't include loading it.
beforeAll(async () => {
  await import('./photo-dialog');
}, 30_000);
beforeEach(() => {
  shop.normalize.mockImplementation(() => Response.json({ normalizedUrls: ['/media/a.webp'] }));
  shop.puts = [200];
  shop.sentTo = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/objects/upload' ? Response.json({ uploadURL: UPLOAD }) : shop.normalize(),
  );
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(function ResizeObserver() {
      return unmeasured;
    }),
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  shop.normalize.mockReset();
  vi.unstubAllGlobals();
});

function Glove({ start }: { start: string[] }) {
  const [photos, setPhotos] = useState(start);
  return (
    <ToastRegion>
      <PhotoField
        label="Photos (optional)"
        hint="Up to 5 photos"
        photos={photos}
        max={5}
        tooMany={MESSAGES.tooManyPhotos}
        onAdd={(added) => setPhotos((before) => [...before, ...added])}
        onRemove={(removed) => setPhotos((before) => before.filter((photo) => photo !== removed))}
        onFinalized={(permanentUrls) =>
          setPhotos((before) => before.map((photo) => permanentUrls.get(photo) ?? photo))
        }
      />
    </ToastRegion>
  );
}

const user = userEvent.setup({ delay: null, applyAccept: false });
const button = (name: string) => screen.getByRole('button', { name });
const photo = (name = 'glove.jpg', type = 'image/jpeg') => new File(['picture'], name, { type });

async function open(start: string[] = []): Promise<void> {
  render(<Glove start={start} />, { wrapper: MemoryRouter });
  await user.click(button('Add Photos'));
  await screen.findByRole('dialog', { name: 'Add Photos' });
}

async function openStalled(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await open();
  shop.puts = ['never'];
  choose(photo());
}

function choose(...files: File[]): void {
  fireEvent.change(screen.getByLabelText('Choose photos', { selector: 'input' }), { target: { files } });
}

const thumbnails = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'));

describe('photos of a glove', () => {
  it('are uploaded, HEIC too, shown small, and confirmed with a notice', async () => {
    await open();
    choose(photo('glove.HEIC', ''));
    expect(await screen.findByText('Upload Complete!')).toBeTruthy();
    expect(screen.getByText('1 image(s) uploaded successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(thumbnails()).toEqual(['/media/thumbs/a.webp.webp']);
    expect(shop.sentTo).toEqual([UPLOAD]);
  });

  it('can come from a camera, and no field asks for HEIC, so an iPhone sends a JPEG', async () => {
    await open();
    const input = (name: string) => screen.getByLabelText(name, { selector: 'input' });
    expect(input('Take a photo').getAttribute('capture')).toBe('environment');
    for (const name of ['Choose photos', 'Take a photo'])
      expect(input(name).getAttribute('accept')).not.toMatch(/hei[cf]/);
  });

  it('are chosen in a dialog that Escape closes while idle', async () => {
    await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(thumbnails()).toEqual([]);
  });

  it("are rejected if they aren't pictures, are too large, or too many", async () => {
    await open(['/media/1.webp', '/media/2.webp', '/media/3.webp', '/media/4.webp']);
    shop.puts = ['never'];
    const large = photo('large.jpg');
    Object.defineProperty(large, 'size', { value: 10_485_761 });
    choose(photo('notes.pdf', 'application/pdf'), large, photo('one.jpg'), photo('two.jpg'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(`notes.pdf: ${MESSAGES.photoType}`);
    expect(alert.textContent).toContain(`large.jpg: ${MESSAGES.photoTooLarge}`);
    expect(alert.textContent).toContain(`two.jpg: ${MESSAGES.tooManyPhotos}`);
    expect(alert.textContent).not.toContain('one.jpg');
    expect(screen.getByText('one.jpg')).toBeTruthy();
  });

  it('that were rejected stay listed after the others finish, until dismissed', async () => {
    await open(['/media/1.webp', '/media/2.webp', '/media/3.webp', '/media/4.webp']);
    const large = photo('large.jpg');
    Object.defineProperty(large, 'size', { value: 10_485_761 });
    choose(photo('one.jpg'), large, photo('notes.txt', 'text/plain'), photo('sixth.jpg'));
    expect(await screen.findByText('1 image(s) uploaded successfully')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Uploaded')).toBeTruthy());
    expect(screen.getByRole('dialog', { name: 'Add Photos' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'Not added' +
        `large.jpg: ${MESSAGES.photoTooLarge}` +
        `notes.txt: ${MESSAGES.photoType}` +
        `sixth.jpg: ${MESSAGES.tooManyPhotos}`,
    );
    await user.click(button('Dismiss'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(button('Done'));
    await user.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(thumbnails()).toHaveLength(5);
  });

  it('that were rejected stay listed after the next choice, unless chosen again', async () => {
    await open();
    choose(photo('notes.txt', 'text/plain'), photo('list.txt', 'text/plain'));
    expect((await screen.findByRole('alert')).textContent).toContain('notes.txt');
    choose(photo('notes.txt', 'image/jpeg'));
    expect(await screen.findByText('Upload Complete!')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(`Not addedlist.txt: ${MESSAGES.photoType}`);
  });

  it('are retried automatically with a new URL', async () => {
    await open();
    shop.puts = [404, 200];
    choose(photo());
    expect(await screen.findByText('Upload Complete!')).toBeTruthy();
    expect(shop.sentTo).toHaveLength(2);
  });

  it('that stall are retried automatically, and fail after several tries', async () => {
    await openStalled();
    const stall = async (times: number) => {
      await waitFor(() => expect(shop.sentTo).toHaveLength(times));
      await act(() => vi.advanceTimersByTimeAsync(70_000));
    };
    for (const times of [1, 2, 3, 4, 5]) await stall(times);
    expect((await screen.findByRole('alert')).textContent).toBe(`Upload failedglove.jpg: ${NO_ANSWER_TEXT}`);
    shop.puts = [200];
    await user.click(button('Try glove.jpg again'));
    expect(await screen.findByText('Upload Complete!')).toBeTruthy();
  });

  it('continue while there is any progress', async () => {
    await openStalled();
    await waitFor(() => expect(shop.sentTo).toHaveLength(1));
    for (let loaded = 1; loaded < 7; loaded += 1) {
      await act(() => vi.advanceTimersByTimeAsync(50_000));
      shop.request?.upload.onprogress?.({ loaded, total: 7, lengthComputable: true });
    }
    expect(shop.sentTo).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show why they failed, and can be retried by hand', async () => {
    await open();
    shop.puts = [403, 200];
    choose(photo());
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Upload failedglove.jpg: ${MESSAGES.photosAway}`,
    );
    await user.click(button('Try glove.jpg again'));
    expect(await screen.findByText('Upload Complete!')).toBeTruthy();
  });

  it('can be paused, resumed, and removed during the upload', async () => {
    await open();
    shop.puts = ['never'];
    choose(photo());
    await user.click(await screen.findByRole('button', { name: 'Pause glove.jpg' }));
    expect(screen.getByText(/Paused/)).toBeTruthy();
    await user.click(button('Resume glove.jpg'));
    await waitFor(() => expect(shop.sentTo).toHaveLength(2));
    await user.click(button('Cancel glove.jpg'));
    expect(screen.queryByText('glove.jpg')).toBeNull();
  });

  it("aren't lost by accident, because closing asks first", async () => {
    await open();
    shop.puts = ['never'];
    choose(photo());
    await screen.findByRole('button', { name: 'Pause glove.jpg' });
    await user.keyboard('{Escape}');
    expect(screen.getByText('Photos are still uploading.')).toBeTruthy();
    await user.click(button('Keep uploading'));
    expect(screen.getByText('glove.jpg')).toBeTruthy();
    await user.click(button('Cancel'));
    await user.click(button('Stop and close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keep their upload URLs when permanent ones fail, and retry', async () => {
    shop.normalize.mockImplementation(() => Response.json({ message: 'Away' }, { status: 503 }));
    await open();
    choose(photo());
    expect(await screen.findByText('Upload Complete!')).toBeTruthy();
    expect(await screen.findByText("Some photos aren't ready to show")).toBeTruthy();
    expect(screen.getByText('Not ready')).toBeTruthy();
    shop.normalize.mockImplementation(() => Response.json({ normalizedUrls: ['/media/a.webp'] }));
    await user.click(await screen.findByRole('button', { name: 'Try again now' }));
    await waitFor(() => expect(thumbnails()).toEqual(['/media/thumbs/a.webp.webp']));
    expect(screen.queryByText("Some photos aren't ready to show")).toBeNull();
  });

  it("that are uploaded aren't lost when the dialog closes early", async () => {
    shop.normalize.mockImplementationOnce(() => new Promise<Response>(() => undefined));
    await open();
    choose(photo());
    expect(await screen.findByText('Finishing')).toBeTruthy();
    await user.click(button('Cancel'));
    await user.click(button('Stop and close'));
    await waitFor(() => expect(thumbnails()).toEqual(['/media/thumbs/a.webp.webp']));
  });

  it("that the shop can't read are marked as failed and not retried", async () => {
    const errors = { 'urls.0': MESSAGES.photoUnreadable };
    shop.normalize.mockImplementation(() =>
      Response.json({ message: MESSAGES.photoUnreadable, errors }, { status: 415 }),
    );
    await open();
    choose(photo());
    expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.photoUnreadable);
    expect(screen.queryByRole('button', { name: 'Try glove.jpg again' })).toBeNull();
  });

  it('can be removed one by one', async () => {
    render(<Glove start={['/media/1.webp', '/media/2.webp']} />, { wrapper: MemoryRouter });
    await user.click(button('Remove photo 1'));
    expect(thumbnails()).toEqual(['/media/thumbs/2.webp.webp']);
    await waitFor(() => expect(document.activeElement).toBe(button('Add Photos')));
  });
});
