import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import styled, { keyframes } from 'styled-components';
import { IconButton } from './icon-button';
import { color, font, layer, media, motion, radius, shadow } from './tokens';

type ToastTone = 'default' | 'danger' | 'info';

const tones = {
  default: { ink: color.success, edge: color.success, line: color.line, icon: CircleCheck },
  danger: { ink: color.danger, edge: color.dangerSolid, line: color.danger, icon: CircleAlert },
  info: { ink: color.accent, edge: color.accent, line: color.line, icon: Info },
} as const satisfies Record<ToastTone, unknown>;

export interface ToastMessage {
  title: string;
  description?: string;
  /** 'info' is neither good nor bad. */
  tone?: ToastTone;
}

interface ToastNoticeProps {
  /** The notice in sight; a new id is a new notice. */
  current: (ToastMessage & { id: number }) | null;
  onClose: (id: number) => void;
}

/** Spec 9: default duration and swipe distance. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;

const enter = keyframes`
  from { opacity: 0; transform: translateX(24px); }
`;

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: ${layer.toast};
  width: min(400px, calc(100vw - 32px));
  padding: 0;
  list-style: none;
  border-radius: ${radius.patch};
  /* F8 is the person's own way here, so it shows where it led. */
  &&:focus-visible:not(:empty) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  ${media.phone} {
    /* At the top, away from the thumb and the docked button. */
    top: calc(12px + env(safe-area-inset-top));
    right: 16px;
    bottom: auto;
  }
`;

const Root = styled(Toast.Root)<{ $tone: ToastTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: start;
  padding: 12px 8px 14px 16px;
  border: 1px solid ${({ $tone }) => tones[$tone].line};
  border-left: 5px solid ${({ $tone }) => tones[$tone].edge};
  border-radius: ${radius.patch};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  /* A dialog takes the pointer from the page, not from the notice above it. */
  pointer-events: auto;
  animation: ${enter} ${motion.quick};
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${motion.quick};
  }
  > svg {
    margin-top: 11px;
    color: ${({ $tone }) => tones[$tone].ink};
  }
`;

const Words = styled.div`
  padding-top: 8px;
`;

const Title = styled(Toast.Title)`
  font-family: ${font.display};
  font-size: ${font.h4};
  font-weight: 600;
  line-height: 1.2;
`;

const Description = styled(Toast.Description)`
  color: ${color.text};
  line-height: 1.4;
`;

/** Where notices appear: 5 s each, swiped away to the right, F8 goes to them. */
export function ToastNotice({ current, onClose }: ToastNoticeProps) {
  const tone = current?.tone ?? 'default';
  const Icon = tones[tone].icon;
  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {current && (
        <Root
          key={current.id}
          $tone={tone}
          onOpenChange={(open) => {
            if (!open) onClose(current.id);
          }}
        >
          <Icon size={22} strokeWidth={2} aria-hidden />
          <Words>
            <Title>{current.title}</Title>
            {current.description && <Description>{current.description}</Description>}
          </Words>
          <Toast.Close asChild>
            <IconButton aria-label="Close notice">
              <X size={20} strokeWidth={2} aria-hidden />
            </IconButton>
          </Toast.Close>
        </Root>
      )}
      {/* An open dialog hides the page around it from screen readers, but nothing that says how live it is. */}
      <Viewport hotkey={['F8']} label="Notifications ({hotkey})" aria-live="off" />
    </Toast.Provider>
  );
}
