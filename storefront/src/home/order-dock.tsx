import { type RefObject, useEffect, useState } from 'react';
import { paths } from '../addresses/paths';
import { ButtonLink } from '../ui/button';
import { Dock } from '../ui/dock';
import * as texts from './home-texts';

/** The order button on phones. It's hidden while the hero's button, the sign-up form, or the footer is visible. */
export function OrderDock({
  heroActions,
  signup,
}: Record<'heroActions' | 'signup', RefObject<Element | null>>) {
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setVisible(inSight.size === 0);
    });
    for (const element of [heroActions.current, signup.current, document.querySelector('footer')]) {
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [heroActions, signup]);

  return (
    <Dock isVisible={isVisible}>
      <ButtonLink to={paths.order.href()} size="lg">
        {texts.orderServiceNow}
      </ButtonLink>
    </Dock>
  );
}
