import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styled, { keyframes } from 'styled-components';
import { keepPageStill } from './dialog';
import { useEscapeLayer } from './escape-layers';
import { FullPicture } from './full-picture';
import { IconButton } from './icon-button';
import * as texts from './lightbox-texts';
import { color, font, layer, media, motion, space } from './tokens';
import * as uiTexts from './ui-texts';
import { useFocusReturn } from './use-focus-return';

/** In px. A shorter move is a shaky tap. */
const SWIPE_PX = 48;

function useSwipe(turn: (by: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ isPrimary, pointerType, clientX, clientY }: PointerEvent): void {
      // Two fingers pinch.
      start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
    onPointerCancel(): void {
      start.current = null;
    },
  };
}

/** A smaller change is a shaky pinch. */
const ZOOMED_SCALE = 1.05;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > ZOOMED_SCALE;

function onZoom(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

function useZoomed(): boolean {
  return useSyncExternalStore(onZoom, isZoomed, () => false);
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Panel = styled(Dialog.Content)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  background: ${color.background};
  animation: ${appear} ${motion.quick};
  &:focus {
    outline: none;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: start;
  padding: max(12px, env(safe-area-inset-top)) max(12px, env(safe-area-inset-right)) 12px
    max(${space.gutter}, env(safe-area-inset-left));
  border-bottom: 1px solid ${color.line};
  background: ${color.raised};
`;

const Title = styled(Dialog.Title)`
  display: -webkit-box;
  overflow: hidden;
  padding-top: 4px;
  font-size: ${font.h4};
  line-height: 1.2;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Place = styled(Dialog.Description)`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const Stage = styled.div`
  position: relative;
  display: grid;
  min-height: 0;
  padding: ${space[2]} ${space[2]} calc(${space[2]} + env(safe-area-inset-bottom));
  ${media.phone} {
    /* The buttons are below, where the thumb is, and not over the photo. */
    padding-bottom: calc(84px + env(safe-area-inset-bottom));
  }
  /* We handle sideways swipes. The browser handles vertical ones and pinches. */
  touch-action: pan-y pinch-zoom;
  &[data-zoomed='true'] {
    /* Once zoomed in, one finger pans. */
    touch-action: auto;
  }
  ${media.tablet} {
    padding: ${space[3]} 88px;
  }
`;

const Turn = styled(IconButton)<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: 12px;
  width: 52px;
  height: 52px;
  margin-top: -26px;
  ${media.phone} {
    top: auto;
    bottom: calc(16px + env(safe-area-inset-bottom));
    ${({ $side }) => $side}: ${space[2]};
  }
  border: 1.5px solid ${color.lineStrong};
  border-radius: 50%;
  background: ${color.raised};
  &:hover {
    border-color: ${color.accent};
    background: ${color.raised};
  }
`;

interface LightboxProps {
  title: string;
  photos: readonly string[];
  startAt: number;
  kind?: string;
  onClose: () => void;
}

/** An album's photos at full size. Buttons, arrow keys, and swipes go to the next one, and pinches zoom. */
export function Lightbox({ title, photos, startAt, kind, onClose }: LightboxProps) {
  const [index, setIndex] = useState(startAt);
  const panel = useRef<HTMLDivElement>(null);
  const photo = photos[index] ?? '';
  const hasPrevious = index > 0;
  const hasNext = index < photos.length - 1;
  const place = texts.placeOfCount(index + 1, photos.length);

  const isZoomed = useZoomed();
  const swipe = useSwipe(turn);

  useEscapeLayer(true, onClose);

  function turn(by: -1 | 1): void {
    setIndex((current) => Math.min(Math.max(current + by, 0), photos.length - 1));
  }

  function turnByKey(event: KeyboardEvent<HTMLElement>): void {
    keepPageStill(event);
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  }

  useEffect(() => {
    // At either end, the button that was pressed disappears, so the other one takes the focus.
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused === panel.current)
      panel.current?.querySelector<HTMLElement>('[data-turn]')?.focus();
    for (const neighbour of [photos[index - 1], photos[index + 1]])
      if (neighbour) new Image().src = neighbour;
  }, [index, photos]);

  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Panel ref={panel} onKeyDown={turnByKey} {...useFocusReturn()}>
          <Head>
            <div>
              <Title>{title}</Title>
              <Place aria-live="polite">
                {kind && `${kind}. `}
                {texts.imagePlace(place)}
              </Place>
            </div>
            <Dialog.Close asChild>
              <IconButton aria-label={uiTexts.close}>
                <X size={24} />
              </IconButton>
            </Dialog.Close>
          </Head>
          <Stage data-zoomed={isZoomed} {...(isZoomed ? {} : swipe)}>
            <FullPicture
              key={photo}
              src={photo}
              alt={kind ? `${kind}: ${title}, ${place}` : `${title}, ${place}`}
            />
            {hasPrevious && (
              <Turn $side="left" data-turn aria-label={texts.previousImage} onClick={() => turn(-1)}>
                <ChevronLeft size={28} />
              </Turn>
            )}
            {hasNext && (
              <Turn $side="right" data-turn aria-label={texts.nextImage} onClick={() => turn(1)}>
                <ChevronRight size={28} />
              </Turn>
            )}
          </Stage>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
