import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { useShopFacts } from '../api/shop-facts';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { color, layer, media, motion, radius, shadow } from '../ui/tokens';
import { OWNER_TEXT_LINKS } from './navigation';
import { readStored, writeStored } from './stored-value';

const STORAGE_KEY = 'cookie-consent';
type Consent = 'accepted' | 'declined';
/** How long after the page the banner comes, in ms (rule 2.5). */
const DELAY_MS = 1000;

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

const Box = styled.section`
  position: fixed;
  bottom: 24px;
  left: 24px;
  z-index: ${layer.banner};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  width: min(440px, calc(100vw - 48px));
  padding: 14px 10px 18px 20px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.patch};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  animation: ${rise} ${motion.calm};
  ${media.print} {
    display: none;
  }
  p {
    padding-top: 6px;
    line-height: 1.45;
  }
  ${media.phone} {
    right: 12px;
    bottom: calc(12px + var(--dock-height, 0px) + env(safe-area-inset-bottom));
    left: 12px;
    width: auto;
    padding: 8px 6px 14px 16px;
    transition: bottom ${motion.quick};
  }
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  gap: 10px;
  padding-right: 10px;
  ${media.phone} {
    > * {
      flex: 1;
      padding-inline: 8px;
    }
  }
`;

/** Asks about cookies a second after the page has loaded, until there is an answer; closing it declines. */
export function CookieBanner() {
  const [asking, setAsking] = useState(false);
  const { texts } = useShopFacts();

  useEffect(() => {
    if (readStored(STORAGE_KEY)) return undefined;
    const timer = setTimeout(() => setAsking(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  function answer(consent: Consent) {
    writeStored(STORAGE_KEY, consent);
    setAsking(false);
  }

  if (!asking) return null;
  return (
    <Box aria-label="Cookies">
      <p>
        We use cookies to keep you logged in and the shop running. You can order either way.
        {texts.includes('privacy') && (
          <>
            {' '}
            <Link to={OWNER_TEXT_LINKS.privacy.to}>{OWNER_TEXT_LINKS.privacy.label}</Link>
          </>
        )}
      </p>
      <IconButton aria-label="Close" onClick={() => answer('declined')}>
        <X size={22} strokeWidth={2} aria-hidden />
      </IconButton>
      <Actions>
        <Button variant="secondary" onClick={() => answer('accepted')}>
          Accept Cookies
        </Button>
        <Button variant="ghost" onClick={() => answer('declined')}>
          Decline
        </Button>
      </Actions>
    </Box>
  );
}
