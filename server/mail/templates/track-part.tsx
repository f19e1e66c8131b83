import { Column, Row, Section, Text } from 'react-email';
import { formatDay, formatReadyBy } from '#domain/orders/ready-by-days';
import type { TrackStep } from '#domain/orders/track-steps';
import { MAIL_COLORS as colors } from './colors';
import { MailButton } from './mail-button';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';

interface TrackPart {
  order: MailedOrder;
  /** Beside a button that matters more. */
  isQuiet?: boolean;
}

/** Where the order is on its way, when it is ready, and the way to its page: in every mail to its customer. */
export function TrackPart({ order, isQuiet }: TrackPart) {
  const date = dateText(order);
  return (
    <Section style={{ margin: '6px 0 4px' }}>
      <StepBar steps={order.steps} />
      {date && <Text style={{ ...mailStyles.text, fontWeight: 600 }}>{date}</Text>}
      <MailButton href={order.trackUrl} isQuiet={isQuiet}>
        Track your order
      </MailButton>
    </Section>
  );
}

/** "Ready about Fri Dec 11." once the glove is here; before, what it takes to come to that. */
function dateText({ hereBy, readyBy, status }: MailedOrder): string | null {
  if (!readyBy || status === 'canceled' || status === 'shipped') return null;
  const ready = `ready about ${formatReadyBy(readyBy)}`;
  return hereBy ? `Here by ${formatDay(hereBy)}: ${ready}.` : `${ready.replace('r', 'R')}.`;
}

const MARK = { done: '✓', current: '●', next: '○' } as const;

/** Drawn as a table of colored cells, which every mail program shows; without colors its marks say the same. */
function StepBar({ steps }: { steps: readonly TrackStep[] }) {
  return (
    <Row style={{ margin: '0 0 12px' }}>
      {steps.map(({ key, label, state }) => (
        <Column
          key={key}
          style={{
            ...mailStyles.muted,
            borderTop: `4px solid ${state === 'next' ? colors.line : colors.accent}`,
            color: state === 'next' ? colors.muted : colors.text,
            fontSize: '12px',
            fontWeight: state === 'current' ? 700 : 400,
            lineHeight: '16px',
            overflowWrap: 'normal',
            padding: '6px 6px 0 0',
            verticalAlign: 'top',
            width: `${Math.floor(100 / steps.length)}%`,
          }}
        >
          <span style={{ display: 'block' }}>{MARK[state]}</span> {label}
        </Column>
      ))}
    </Row>
  );
}
