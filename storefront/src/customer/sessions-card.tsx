import { useRef } from 'react';
import { SessionList } from '../sessions/session-list';
import { Card, CardHeading, Quiet } from './dashboard-layout';

/** Every place where the account is signed in, each to be ended from here. */
export function SessionsCard() {
  // Gets the focus when the button that had it is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="sessions-heading">
      <CardHeading ref={heading} id="sessions-heading" tabIndex={-1}>
        Where you are signed in
      </CardHeading>
      <Quiet>End what you do not know, and change your password.</Quiet>
      <SessionList
        whose="customer"
        label="Where you are signed in"
        onEnded={() => heading.current?.focus()}
      />
    </Card>
  );
}
