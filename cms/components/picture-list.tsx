'use client';
import { ChevronIcon, XIcon } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MediaPicker } from './media-picker';
import { LargePicture, Picture } from './picture';

interface PictureList {
  label: string;
  pictures: string[];
  locked: boolean;
  max?: number;
  onChange: (pictures: string[]) => void;
}

export function PictureList({ label, pictures, locked, max, onChange }: PictureList) {
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [opened, setOpened] = useState<number | null>(null);

  const move = (from: number, to: number) => {
    const moved = pictures.toSpliced(from, 1).toSpliced(to, 0, ...pictures.slice(from, from + 1));
    // The picture must move before one of its buttons can get the focus back.
    flushSync(() => {
      onChange(moved);
      setAnnouncement(`Picture moved to position ${to + 1} of ${pictures.length}`);
    });
    const buttons =
      list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('button[data-move]:enabled');
    const [same, other] = [...(buttons ?? [])].sort((a) =>
      a.dataset.move === (to < from ? 'left' : 'right') ? -1 : 1,
    );
    (same ?? other)?.focus();
  };
  const remove = (index: number) => {
    onChange(pictures.toSpliced(index, 1));
    setAnnouncement(`Picture ${index + 1} removed`);
  };
  const add = (picked: string[]) => {
    const all = [...new Set([...pictures, ...picked])].slice(0, max);
    onChange(all);
    setAnnouncement(`${all.length - pictures.length} added`);
  };

  return (
    <div className="shop-pictures">
      {pictures.length > 0 && (
        <ul className="shop-pictures__list" aria-label={label} ref={list}>
          {pictures.map((address, index) => (
            <li key={address}>
              <button
                type="button"
                className="shop-pictures__open"
                aria-label={`View picture ${index + 1}`}
                onClick={() => setOpened(index)}
              >
                <Picture className="shop-picture" address={address} />
              </button>
              {!locked && (
                <div className="shop-pictures__buttons">
                  <button
                    type="button"
                    data-move="left"
                    aria-label={`Move picture ${index + 1} to the left`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ChevronIcon direction="left" />
                  </button>
                  <button
                    type="button"
                    aria-label={`Remove picture ${index + 1}`}
                    onClick={() => remove(index)}
                  >
                    <XIcon />
                  </button>
                  <button
                    type="button"
                    data-move="right"
                    aria-label={`Move picture ${index + 1} to the right`}
                    disabled={index === pictures.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <ChevronIcon direction="right" />
                  </button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {pictures.length === 0 && locked && <p className="shop-hint">No pictures</p>}
      {!locked && (max === undefined || pictures.length < max) && (
        <MediaPicker label="Add pictures" several onPick={add} />
      )}
      {opened !== null && (
        <LargePicture
          label={label}
          pictures={pictures}
          index={opened}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
      <span className="shop-unseen" role="status">
        {announcement}
      </span>
    </div>
  );
}
