import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from './icon-button';
import { color, font, layer, media, motion, radius, shadow } from './tokens';

interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'default' | 'danger';
}

interface ToastApi {
  toast: (message: ToastMessage) => void;
}

const ToastContext = createContext<ToastApi | null>(null);

/** Shows a notice; a new one takes the place of the one in sight (spec 9: one at a time). */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastRegion around it');
  return api;
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

const Root = styled(Toast.Root)<{ $danger: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: start;
  padding: 12px 8px 14px 16px;
  border: 1px solid ${({ $danger }) => ($danger ? color.danger : color.line)};
  border-left: 5px solid ${({ $danger }) => ($danger ? color.dangerSolid : color.success)};
  border-radius: ${radius.patch};
  background: ${color.raised};
  box-shadow: ${shadow.high};
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
    color: ${({ $danger }) => ($danger ? color.danger : color.success)};
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

/** Holds the notices of everything inside it: one at a time, 5 s, swiped away to the right, F8 goes to them. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<(ToastMessage & { id: number }) | null>(null);
  const api = useMemo(
    () => ({
      toast: (message: ToastMessage) => setCurrent((shown) => ({ ...message, id: (shown?.id ?? 0) + 1 })),
    }),
    [],
  );
  const danger = current?.tone === 'danger';
  const Icon = danger ? CircleAlert : CircleCheck;
  return (
    <ToastContext value={api}>
      <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
        {children}
        {current && (
          <Root
            key={current.id}
            $danger={danger}
            onOpenChange={(open) => {
              if (!open) setCurrent((shown) => (shown?.id === current.id ? null : shown));
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
        <Viewport hotkey={['F8']} label="Notifications ({hotkey})" />
      </Toast.Provider>
    </ToastContext>
  );
}
