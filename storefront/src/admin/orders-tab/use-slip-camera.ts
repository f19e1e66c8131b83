import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How the camera stands, and why there is none. */
export type CameraState = 'asking' | 'on' | 'refused' | 'none' | 'unsafe';

const REFUSED = new Set(['NotAllowedError', 'SecurityError']);

/** Reads codes by the device's camera while the video is in sight; the reader's code comes when it is first asked for. */
export function useSlipCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [state, setState] = useState<CameraState>('asking');
  const tell = useEffectEvent(onCode);

  useEffect(() => {
    const player = video.current;
    if (!player) return undefined;
    // Browsers hide cameras from pages without https.
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
            if (!isOver && typeof code === 'string') tell(code);
          },
          // The stream ended, as when the camera was unplugged.
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
