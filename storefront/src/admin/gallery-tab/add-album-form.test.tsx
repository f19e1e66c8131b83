import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { field, fill, notice, press } from '../../testing/page-in-test';
import { answer, answerBy, idempotencyKeysOf, replyTo, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
// Preload, so a busy machine doesn't slow the first test.
import './gallery-tab';

startInFreshShop();

const ADDRESS = '/admin?tab=gallery&create=1';
const POST = 'POST /api/admin/work-gallery';
const ID = '00000000-0000-4000-8000-000000000041';

/** The next answers to photo uploads: a status with its text, or no answer. The default is 200. */
const putAnswers: ([number, string, string?] | 'never')[] = [];
const puts: string[] = [];

class FakeRequest {
  upload: { onprogress?: (event: unknown) => void } = {};
  onload?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  url = '';
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {
    return undefined;
  }
  abort() {
    return undefined;
  }
  send() {
    puts.push(this.url);
    const next = putAnswers.shift() ?? [200, 'OK'];
    if (next === 'never') return;
    [this.status, this.statusText, this.responseText = ''] = next;
    queueMicrotask(() => this.onload?.());
  }
}

const file = (name: string, type = 'image/jpeg', size = 3) =>
  new File([new Uint8Array(size)], name, { type, lastModified: name.length });

async function choose(...files: File[]): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Choose photos', { selector: 'input' }), {
    target: { files },
  });
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  putAnswers.length = 0;
  puts.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  let uploads = 0;
  answerBy('POST /api/objects/upload', () => {
    uploads += 1;
    return Response.json({ uploadURL: `https://shop.example/uploads/${uploads}` });
  });
  answerBy('POST /api/objects/normalize', (init) => {
    const { urls } = JSON.parse(String(init?.body));
    const normalizedUrls = urls.map((url: string) => `/media/${url.slice(-1)}.webp`);
    return Response.json({ normalizedUrls });
  });
  answer(POST, { id: ID }, 201);
});

describe('AddAlbumForm', () => {
  it('requires a title and an image', async () => {
    show(ADDRESS);
    await press('Add Album');
    expect(await notice()).toBe('ErrorPlease enter a title');
    expect(screen.getByText('Please select at least one image')).toBeTruthy();
    await fill('Title', 'Mitt');
    await press('Add Album');
    await waitFor(async () => expect(await notice()).toBe('ErrorPlease select at least one image'));
  });

  it('accepts only images, each once and within the size limit', async () => {
    show(ADDRESS);
    await choose(
      file('a.jpg'),
      file('a.jpg'),
      file('notes.txt', 'text/plain'),
      file('b.png', 'image/png', 10_485_761),
    );
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Not added' +
        'a.jpg: You already chose this photo' +
        'notes.txt: Choose a JPEG, PNG, WebP, GIF, AVIF, or HEIC photo' +
        'b.png: Photos can be up to 10 MB',
    );
    const chosen = within(screen.getByRole('list', { name: 'Chosen images' }));
    expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'a.jpgReady to upload',
    ]);
  });

  it('sends the album with its photos in order and resets', async () => {
    show(ADDRESS);
    await choose(file('a.jpg'), file('bb.jpg'), file('ccc.jpg'));
    await fill('Title', 'Mitt');
    await fill('Description (optional)', 'All new');
    await press('Add Album');
    expect(await notice()).toBe('Album Added');
    expect(sentTo(POST)).toEqual([
      {
        title: 'Mitt',
        description: 'All new',
        imageUrls: ['/media/1.webp', '/media/2.webp', '/media/3.webp'],
      },
    ]);
    await waitFor(() => expect(field('Title').value).toBe(''));
    expect(screen.queryByRole('list', { name: 'Chosen images' })).toBeNull();
    expect(screen.queryByText('Please select at least one image')).toBeNull();
  });

  it('uploads photos again that the shop has lost', async () => {
    const errors = { imageUrls: 'In other words than today' };
    answer(POST, { message: MESSAGES.invalidBody, code: 'PHOTO_GONE', errors }, 400);
    show(ADDRESS);
    await choose(file('a.jpg'));
    await fill('Title', 'Mitt');
    await press('Add Album');
    expect(await screen.findByText('Failed to upload and save images')).toBeTruthy();
    expect(await screen.findByText(/Ready to upload/)).toBeTruthy();
  });

  it("lists rejected files until they're dismissed, even after choosing more or saving", async () => {
    show(ADDRESS);
    await choose(file('notes.txt', 'text/plain'));
    await choose(file('a.jpg'));
    const leftOut = `Not addednotes.txt: ${MESSAGES.photoType}`;
    expect(screen.getByRole('alert').textContent).toBe(leftOut);
    await fill('Title', 'Mitt');
    await press('Add Album');
    expect(await notice()).toBe('Album Added');
    await waitFor(() => expect(field('Title').value).toBe(''));
    expect(screen.getByRole('alert').textContent).toBe(leftOut);
    await press('Dismiss');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists files dropped while saving', async () => {
    let finish = (): void => undefined;
    const saved = new Promise<void>((resolve) => {
      finish = resolve;
    });
    answerBy(POST, async () => {
      await saved;
      return Response.json({ id: ID }, { status: 201 });
    });
    show(ADDRESS);
    await choose(file('a.jpg'));
    await fill('Title', 'Mitt');
    await press('Add Album');
    await screen.findByText('Uploaded');
    await choose(file('late.jpg'));
    expect((await screen.findByRole('alert')).textContent).toContain('late.jpg: ');
    finish();
    await waitFor(async () => expect(await notice()).toBe('Album Added'));
    expect(screen.getByRole('alert').textContent).toContain('late.jpg: ');
  });

  it('keeps the input and finished uploads when one photo fails, and retries only that one', async () => {
    putAnswers.push([200, 'OK'], [413, 'Payload Too Large', '{"message":"Photos can be up to 10 MB"}']);
    show(ADDRESS);
    await choose(file('a.jpg'), file('bb.jpg'));
    await fill('Title', 'Mitt');
    await press('Add Album');
    expect(await notice()).toBe('ErrorFailed to upload bb.jpg: Payload Too Large');
    expect(rows()).toContain('a.jpgUploaded');
    expect(rows()).toContain('bb.jpgFailed to upload bb.jpg: Payload Too Large. Photos can be up to 10 MB');
    expect(field('Title').value).toBe('Mitt');
    expect(puts).toHaveLength(2);
    await press('Add Album');
    await waitFor(() => expect(sentTo(POST)).toHaveLength(1));
    expect(puts).toHaveLength(3);
    expect(sentTo(POST)).toMatchObject([{ imageUrls: ['/media/1.webp', '/media/3.webp'] }]);
  });

  it.each([
    [500, 'Internal Server Error', 'Internal Server Error'],
    [503, '', 'status 503'],
    [0, '', 'no connection'],
  ])('shows at once that a photo failed: %i %s', async (status, statusText, text) => {
    putAnswers.push([status, statusText]);
    show(ADDRESS);
    await choose(file('a.jpg'));
    await fill('Title', 'Mitt');
    await press('Add Album');
    expect(await notice()).toBe(`ErrorFailed to upload a.jpg: ${text}`);
    expect(puts).toHaveLength(1);
  });

  it("uploads three photos at a time, and none after it's stopped", async () => {
    putAnswers.push('never', 'never', 'never');
    show(ADDRESS);
    await choose(file('a.jpg'), file('bb.jpg'), file('ccc.jpg'), file('dddd.jpg'));
    await fill('Title', 'Mitt');
    await press('Add Album');
    await waitFor(() => expect(puts).toHaveLength(3));
    expect(rows()).toContain('ccc.jpgUploading 0%');
    expect(rows()).toContain('dddd.jpgReady to upload');
    await press('Stop');
    expect(await screen.findByRole('button', { name: 'Remove ccc.jpg' })).toBeTruthy();
    expect(rows().filter((row) => row?.endsWith('Ready to upload'))).toHaveLength(4);
    expect(puts).toHaveLength(3);
    expect(sentTo(POST)).toEqual([]);
    await press('Add Album');
    expect(await notice()).toBe('Album Added');
    expect(puts).toHaveLength(7);
  });

  it.each([
    ['POST /api/objects/upload', () => Response.json({}), 'Invalid upload response from server'],
    [
      'POST /api/objects/upload',
      () => Response.json({ message: 'Away' }, { status: 503 }),
      'Failed to upload and save images',
    ],
    [
      'POST /api/objects/normalize',
      () => Response.json({ message: 'Away' }, { status: 503 }),
      'Failed to get public URL for a.jpg',
    ],
    [POST, () => Response.json({ message: 'Away' }, { status: 503 }), 'Failed to upload and save images'],
  ])('shows an error when %s fails', async (call, reply, text) => {
    const before = replyTo(call);
    answerBy(call, reply);
    show(ADDRESS);
    await choose(file('a.jpg'));
    await fill('Title', 'Mitt');
    await press('Add Album');
    expect(await notice()).toBe(`Error${text}`);
    const sent = puts.length;
    if (before) answerBy(call, before);
    await press('Add Album');
    await waitFor(async () => expect(await notice()).toBe('Album Added'));
    expect(puts).toHaveLength(Math.max(sent, 1));
    // The call may have succeeded without an answer, so the same album keeps its key.
    const keys = idempotencyKeysOf(POST);
    expect(keys).toEqual(Array(keys.length).fill(expect.stringMatching(/^[\w-]{8,100}$/)));
    expect(new Set(keys).size).toBe(1);
  });
});
