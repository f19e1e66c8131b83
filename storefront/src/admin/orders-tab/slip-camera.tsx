import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Muted } from '../../ui/arrange';
import { color, frame, radius } from '../../ui/tokens';
import * as texts from './orders-tab-texts';

const View = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  max-height: 46svh;
  overflow: hidden;
  ${frame('surface')}
  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    &[data-on='false'] {
      visibility: hidden;
    }
  }
`;

const Aim = styled.div`
  position: relative;
  width: min(56%, 220px);
  aspect-ratio: 1;
  border: 3px solid ${color.stitch};
  border-radius: ${radius.patch};
`;

type CameraState = 'asking' | 'on' | 'refused' | 'none' | 'unsafe';

const REFUSED = new Set(['NotAllowedError', 'SecurityError']);

const CAMERA_TEXTS = {
  asking: texts.startingTheCamera,
  refused: texts.pageCantUseCamera,
  none: texts.noCameraHere,
  unsafe: texts.browsersOnlyAllowCamera,
} as const satisfies Record<Exclude<CameraState, 'on'>, string>;

/** The camera's picture with a frame to aim with, or the reason why there's no camera. */
export function SlipCamera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useSlipCamera(video, onCode);
  return (
    <View>
      <video ref={video} muted playsInline data-on={state === 'on'} aria-label={texts.camera} />
      {state === 'on' ? (
        <Aim aria-hidden />
      ) : (
        <Muted $size="small" $center $pad="16px 24px" role="status">
          {CAMERA_TEXTS[state]}
        </Muted>
      )}
    </View>
  );
}

function useSlipCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [state, setState] = useState<CameraState>('asking');
  const notify = useEffectEvent(onCode);

  useEffect(() => {
    const player = video.current;
    if (!player) return undefined;
    // Without https, browsers don't let pages use cameras.
    if (!navigator.mediaDevices) {
      setState('unsafe');
      return undefined;
    }
    let stop: (() => void) | null = null;
    let isOver = false;

    async function read(from: HTMLVideoElement): Promise<void> {
      const { frameLoop, QRCanvas, rearCamera } = await import('qr/dom.js');
      if (isOver) return;
      const camera = await rearCamera(from);
      if (isOver) return camera.stop();
      setState('on');
      const canvas = new QRCanvas();
      let isReading = false;
      const end = frameLoop(() => {
        if (isReading) return;
        isReading = true;
        camera.readFrame(canvas, true).then(
          (code) => {
            isReading = false;
            if (!isOver && typeof code === 'string') notify(code);
          },
          // The camera was unplugged, for example.
          () => setState('none'),
        );
      }, from);
      stop = () => {
        end();
        camera.stop();
      };
    }

    read(player).catch((error: unknown) => {
      setState(error instanceof DOMException && REFUSED.has(error.name) ? 'refused' : 'none');
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [video]);

  return state;
}
