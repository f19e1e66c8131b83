import { useRef } from 'react';
import styled from 'styled-components';
import { color, font, radius } from '../../ui/tokens';
import { type CameraState, useSlipCamera } from './use-slip-camera';

const View = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  max-height: 46svh;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.surface};
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

/** Where the code is held. */
const Aim = styled.div`
  position: relative;
  width: min(56%, 220px);
  aspect-ratio: 1;
  border: 3px solid ${color.stitch};
  border-radius: ${radius.patch};
`;

const Said = styled.p`
  padding: 16px 24px;
  color: ${color.muted};
  font-size: ${font.small};
  text-align: center;
`;

const WORDS = {
  asking: 'Starting the camera…',
  refused:
    'The camera is not allowed for this page. Allow it in your browser, or type what stands on the slip.',
  none: 'There is no camera here. Use a hand scanner, or type what stands on the slip.',
  unsafe:
    'Browsers give the camera to shops with https only. Use a hand scanner, or type what stands on the slip.',
} as const satisfies Record<Exclude<CameraState, 'on'>, string>;

/** What the camera sees, with a frame to hold the code in; or why there is no camera. */
export function SlipCamera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useSlipCamera(video, onCode);
  return (
    <View>
      <video ref={video} muted playsInline data-on={state === 'on'} aria-label="Camera" />
      {state === 'on' ? <Aim aria-hidden /> : <Said role="status">{WORDS[state]}</Said>}
    </View>
  );
}
