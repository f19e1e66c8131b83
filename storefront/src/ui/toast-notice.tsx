import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from './button';
import { escapeTopLayer } from './escape-layers';
import { IconButton } from './icon-button';
import { NOTICE_EDGE, useNoticePlace } from './notice-place';
import { color, font, layer, media, motion, radius, shadow } from './tokens';
import * as texts from './ui-texts';

type ToastTone = 'default' | 'danger' | 'info';

const tones = {
  default: { ink: color.success, edge: color.success, line: color.line, icon: CircleCheck },
  danger: { ink: color.danger, edge: color.dangerSolid, line: color.danger, icon: CircleAlert },
  info: { ink: color.accent, edge: color.accent, line: color.line, icon: Info },
} as const satisfies Record<ToastTone, unknown>;

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: { label: string; onPress: () => void };
}

interface ToastNoticeProps {
  current: (ToastMessage & { id: number }) | null;
  onClose: (id: number) => void;
}

/** How long a notice stays, in ms, without and with an action, and how far a swipe must go to close it, in px (rule 2.6). */
const DURATION_MS = 5000;
const ACTION_DURATION_MS = 12_000;
const SWIPE_PX = 50;

const enter = keyframes`
  from { opacity: 0; transform: translateX(24px); }
`;

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  z-index: ${layer.toast};
  width: min(400px, calc(100vw - 32px));
  padding: 0;
  list-style: none;
  border-radius: ${radius.patch};
  /* Shows where F8 moved the focus. */
  &&:focus-visible:not(:empty) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  &[data-place^='top'] {
    top: calc(${NOTICE_EDGE.header}px + env(safe-area-inset-top));
  }
  &[data-place^='bottom'] {
    bottom: calc(${NOTICE_EDGE.wide}px + env(safe-area-inset-bottom));
  }
  &[data-place$='right'] {
    right: var(--notice-right, ${NOTICE_EDGE.wide}px);
  }
  &[data-place$='left'] {
    left: ${NOTICE_EDGE.wide}px;
  }
  &[data-place='top'],
  &[data-place='bottom'] {
    left: 50%;
    translate: -50%;
  }
  ${media.phone} {
    &[data-place='bottom'] {
      bottom: calc(${NOTICE_EDGE.phone}px + var(--dock-height, 0px) + env(safe-area-inset-bottom));
    }
  }
  /* Dialogs leave room for it above. Searching for one deeper in the page would cost milliseconds after each change. */
  body:has(> * > [role='dialog']) &[data-place] {
    inset: calc(12px + env(safe-area-inset-top)) auto auto 50%;
    translate: -50%;
  }
  /* Beside a dialog at the window's edge, where there is room. */
  @media (min-width: 1180px) {
    body:has(> * > [data-aside='true']) &[data-place] {
      left: calc((100vw - 720px) / 2);
    }
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
  /* An open dialog takes it from the rest of the page. */
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

const Text = styled.div`
  padding-top: 8px;
`;

const Title = styled(Toast.Title)`
  font: 600 ${font.h4}/1.2 ${font.display};
`;

const Description = styled(Toast.Description)`
  color: ${color.text};
  line-height: 1.4;
`;

const ActionButton = styled(Button)`
  margin-top: 8px;
`;

/** Shows notices. A swipe to the right closes them, and F8 moves the focus to them. */
export function ToastNotice({ current, onClose }: ToastNoticeProps) {
  const tone = current?.tone ?? 'default';
  const Icon = tones[tone].icon;
  const [viewport, setViewport] = useState<HTMLOListElement | null>(null);
  const [root, setRoot] = useState<HTMLLIElement | null>(null);
  // The first notice appears after its region. An empty region would fit anywhere.
  useNoticePlace(root && viewport, current?.id);
  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {viewport && current && (
        <Root
          key={current.id}
          ref={setRoot}
          $tone={tone}
          duration={current.action ? ACTION_DURATION_MS : DURATION_MS}
          onEscapeKeyDown={(event) => {
            const isAtNotice = event.target instanceof Node && viewport.contains(event.target);
            // Elsewhere, Escape closes the top layer first.
            if (!isAtNotice && escapeTopLayer()) event.preventDefault();
          }}
          onOpenChange={(open) => {
            if (!open) onClose(current.id);
          }}
        >
          <Icon size={22} />
          <Text>
            <Title>{current.title}</Title>
            {current.description && <Description>{current.description}</Description>}
            {current.action && (
              <Toast.Action asChild altText={texts.noticesLabel(current.action.label)}>
                <ActionButton variant="secondary" size="sm" onClick={current.action.onPress}>
                  {current.action.label}
                </ActionButton>
              </Toast.Action>
            )}
          </Text>
          <Toast.Close asChild>
            <IconButton aria-label={texts.closeNotice}>
              <X size={20} />
            </IconButton>
          </Toast.Close>
        </Root>
      )}
      {/* While a dialog is open, it hides everything without aria-live. */}
      <Viewport
        ref={setViewport}
        data-place="bottom right"
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        aria-live="off"
      />
    </Toast.Provider>
  );
}
