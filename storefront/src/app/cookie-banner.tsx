import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { useShopFacts } from '../api/shop-facts';
import { Button } from '../ui/button';
import { hasAnsweredCookies, storeCookieAnswer } from '../ui/cookie-answer';
import { IconButton } from '../ui/icon-button';
import { Container } from '../ui/layout';
import { color, layer, media, motion, notPrinted } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './app-texts';
import { OWNER_TEXT_LINKS } from './navigation';

/** How long after the page the banner appears, in ms (rule 2.5). */
const DELAY_MS = 1000;

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

const Bar = styled.section`
  margin-bottom: var(--dock-height, 0px);
  border-top: 1px solid ${color.lineStrong};
  background: ${color.raised};
  ${notPrinted}
  @media (min-width: 960px) and (min-height: 880px) {
    position: sticky;
    bottom: 0;
    z-index: ${layer.banner};
    animation: ${rise} ${motion.calm};
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-block: 9px calc(9px + env(safe-area-inset-bottom));
  p {
    flex: 1 1 60%;
    ${media.phone} {
      flex-basis: 100%;
    }
    line-height: 1.45;
  }
  /* As tall as a line of text, so the bar stays slim. */
  button {
    min-height: 44px;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 10px;
  ${media.phone} {
    flex: 1;
    > * {
      flex: auto;
      padding-inline: 8px;
    }
  }
`;

/** Asks about cookies until someone answers. Closing it declines. */
export function CookieBanner() {
  const [isOpen, setOpen] = useState(false);
  const { texts: ownerTexts } = useShopFacts();

  useEffect(() => {
    if (hasAnsweredCookies()) return undefined;
    const timer = setTimeout(() => setOpen(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  function answer(consent: 'accepted' | 'declined') {
    storeCookieAnswer(consent);
    setOpen(false);
  }

  if (!isOpen) return null;
  return (
    <Bar aria-label={texts.cookies}>
      <Row>
        <p>
          {texts.weUseCookies}
          {ownerTexts.includes('privacy') && (
            <>
              {' '}
              <Link to={OWNER_TEXT_LINKS.privacy.to}>{OWNER_TEXT_LINKS.privacy.label}</Link>
            </>
          )}
        </p>
        <Actions>
          <Button variant="secondary" onClick={() => answer('accepted')}>
            {texts.acceptCookies}
          </Button>
          <Button variant="ghost" onClick={() => answer('declined')}>
            {uiTexts.decline}
          </Button>
        </Actions>
        <IconButton aria-label={uiTexts.close} onClick={() => answer('declined')}>
          <X size={22} />
        </IconButton>
      </Row>
    </Bar>
  );
}
