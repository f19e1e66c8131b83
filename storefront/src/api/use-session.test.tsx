import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client';
import { useSession } from './session';
import { markCustomerSignedIn } from './session-state';

function Door() {
  const { isPending, isSignedIn } = useSession('customer');
  return <p>{isPending ? 'nobody is known' : isSignedIn ? 'somebody' : 'nobody'}</p>;
}

it('shows a response that arrives during hydration only after it', async () => {
  const queryClient = createQueryClient();
  const page = (
    <QueryClientProvider client={queryClient}>
      <Door />
    </QueryClientProvider>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  expect(place.textContent).toBe('nobody is known');
  const drawn = place.firstChild;
  markCustomerSignedIn(queryClient);
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, page, { onRecoverableError: (error) => problems.push(error) }),
  );
  expect(problems).toEqual([]);
  expect(place.textContent).toBe('somebody');
  expect(place.firstChild).toBe(drawn);
  act(() => root.unmount());
});
