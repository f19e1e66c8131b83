import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#domain/orders/order-view';
import { TEXT_KIND_LABEL, TEXT_STATE_LABEL } from '#domain/texts/text';
import type { OrderTexts } from '#domain/texts/text-contract';
import { orderTextQueries } from '../../api/order-texts';
import { Alert } from '../../ui/alert';
import { Muted, StackList, Text } from '../../ui/arrange';
import { adminMoment, momentWithin } from '../parts/admin-date';
import { Part } from '../parts/dialog-part';
import { Loaded } from '../parts/loaded';
import * as texts from './texts-part-texts';

/** An order's text messages, with their delivery and cost (rules 34.10 and 34.11). */
export function TextsPart({ order }: { order: OrderView }) {
  const query = useQuery(orderTextQueries.of(order.id));
  // Hidden without texts, because most customers don't want any.
  if (query.data && query.data.number === null && query.data.texts.length === 0) return null;
  return (
    <Part title={texts.textMessages}>
      <Loaded query={query} loading={texts.loadingTexts} failed={texts.textsDidntLoad}>
        {(loaded) => <Sent loaded={loaded} />}
      </Loaded>
    </Part>
  );
}

function Sent({ loaded: { number, stoppedAt, problem, texts: sent } }: { loaded: OrderTexts }) {
  return (
    <>
      {stoppedAt && <Alert tone="info">{texts.theySaidStop(momentWithin(stoppedAt))}</Alert>}
      {problem && (
        <Alert tone="warning" title={texts.cantGetTexts}>
          <p>{problem}</p>
        </Alert>
      )}
      <Muted $size="small">{number ? texts.goTo(number) : texts.off}</Muted>
      <StackList>
        {sent.map(({ id, kind, state, at, problem: why, cost }) => (
          <li key={id}>
            <Text $strong>{TEXT_KIND_LABEL[kind]}</Text>
            <Muted $size="small">
              {[TEXT_STATE_LABEL[state], adminMoment(at), why, cost === null ? null : texts.costs(cost)]
                .filter(Boolean)
                .join(' · ')}
            </Muted>
          </li>
        ))}
      </StackList>
    </>
  );
}
