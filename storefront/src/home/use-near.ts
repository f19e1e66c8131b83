import { type RefObject, useEffect, useState } from 'react';

/** About a screen and a half: what loads on the way is there when the visitor is. */
const MARGIN = '150%';

/** Whether an element has come near the screen; once near, it stays near. */
export function useNear(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${MARGIN} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, near]);

  return near;
}
