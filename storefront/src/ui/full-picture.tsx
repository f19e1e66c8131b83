import { useState } from 'react';
import styled from 'styled-components';
import { LaceSpinner } from './drawings/lace-spinner';
import * as texts from './lightbox-texts';
import { LoadFailed } from './load-failed';
import { radius } from './tokens';
import { VisuallyHidden } from './visually-hidden';

const Frame = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
  min-height: 0;
  place-items: center;
`;

const Shown = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: ${radius.field};
  object-fit: contain;
  user-select: none;
  &[data-loading='true'] {
    opacity: 0;
  }
`;

const Spinner = styled(LaceSpinner)`
  width: 56px;
  height: 56px;
`;

/** A picture as large as fits, or whether it's loading or failed to load. */
export function FullPicture({ src, alt }: { src: string; alt: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <Frame>
        <LoadFailed onRetry={() => setState('loading')}>{texts.thisPictureDidntLoad}</LoadFailed>
      </Frame>
    );
  }
  return (
    <Frame>
      {state === 'loading' && (
        <>
          <Spinner />
          <VisuallyHidden role="status">{texts.loadingImage}</VisuallyHidden>
        </>
      )}
      <Shown
        src={src}
        alt={alt}
        draggable={false}
        data-loading={state === 'loading'}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </Frame>
  );
}
