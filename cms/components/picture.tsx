'use client';

import { ChevronIcon, XIcon } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

interface Picture {
  address: string;
  className: string;
}

/** The size in a list, in px. */
const SMALL = 320;

/** One of the shop's pictures. It has no alternative text, because its link or row says what it is. */
export function Picture({ address, className }: Picture) {
  return <img className={className} src={address} alt="" width={SMALL} height={SMALL} loading="lazy" />;
}

interface LargePicture {
  label: string;
  pictures: string[];
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The size that's kept free until the picture has loaded, in px. */
const LARGE = 1600;

/** Shows a picture as large as the window allows. Escape, the X, or a click beside it closes it. */
export function LargePicture({ label, pictures, index, onShow, onClose }: LargePicture) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const address = pictures[index];
  const place = `Picture ${index + 1} of ${pictures.length}`;
  const isFirst = index === 0;
  const isLast = index === pictures.length - 1;
  const back = () => !isFirst && onShow(index - 1);
  const forth = () => !isLast && onShow(index + 1);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="shop-large"
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') back();
        if (key === 'ArrowRight') forth();
      }}
    >
      <div className="shop-large__head">
        <p role="status">
          {label}: {place.toLowerCase()}
        </p>
        {pictures.length > 1 && (
          <>
            {/* If it were disabled at the ends, it would lose the focus, and the arrow keys would stop working. */}
            <button type="button" aria-label="Previous picture" aria-disabled={isFirst} onClick={back}>
              <ChevronIcon direction="left" />
            </button>
            <button type="button" aria-label="Next picture" aria-disabled={isLast} onClick={forth}>
              <ChevronIcon direction="right" />
            </button>
          </>
        )}
        <button type="button" aria-label="Close" onClick={close}>
          <XIcon />
        </button>
      </div>
      {address && <img key={address} src={address} alt={`${label}, ${place}`} width={LARGE} height={LARGE} />}
    </dialog>
  );
}
