import { Fragment } from 'react';

/** Text a person typed, its line breaks kept. */
export function Lines({ text }: { text: string }) {
  return text.split(/\r\n|\r|\n/).map((line, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail are rendered once and never move.
    <Fragment key={number}>
      {number > 0 && <br />}
      {line}
    </Fragment>
  ));
}
