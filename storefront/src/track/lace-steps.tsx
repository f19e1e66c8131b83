import styled from 'styled-components';
import type { TrackView } from '#domain/orders/track-contract';
import { formatDay } from '#domain/words/days';
import { Day } from '../api/day';
import { WholeDates } from '../api/whole-dates';
import * as paymentTexts from '../payment/payment-texts';
import { Muted } from '../ui/arrange';
import { color, font, media } from '../ui/tokens';
import { VisuallyHidden } from '../ui/visually-hidden';
import { Eyelet, LACE, LooseEnd, TightLace } from './lace-parts';
import * as texts from './track-texts';

const Strip = styled.ol<{ $steps: number }>`
  position: relative;
  display: grid;
  padding: 0;
  list-style-type: '';
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: ${LACE.strip}px;
    border-radius: 10px;
    background: var(--leather);
  }
  &::after {
    margin: 5px;
    width: ${LACE.strip - 10}px;
    border: solid var(--leather-light);
    border-width: 0 1.5px;
    border-style: dashed;
    border-radius: 0;
    background: none;
    opacity: 0.75;
  }
  ${media.tablet} {
    grid-template-columns: repeat(${({ $steps }) => $steps}, minmax(0, 1fr));
    &::before,
    &::after {
      inset: 0 0 auto;
      width: auto;
      height: ${LACE.strip}px;
    }
    &::after {
      height: ${LACE.strip - 10}px;
      border-width: 1.5px 0;
    }
  }
`;

const Step = styled.li`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: ${LACE.strip}px minmax(0, 1fr);
  column-gap: 14px;
  align-items: start;
  min-height: ${LACE.strip}px;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: ${LACE.strip}px auto;
    row-gap: 10px;
  }
`;

const Text = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  align-self: center;
  min-height: ${LACE.strip}px;
  align-content: center;
  line-height: 1.2;
  ${media.tablet} {
    display: grid;
    gap: 2px;
    align-self: start;
    min-height: 0;
    justify-items: center;
    text-align: center;
  }
`;

const Label = styled.span`
  color: ${color.text};
  font-family: ${font.display};
  font-size: 1.3125rem;
  font-weight: 700;
  letter-spacing: 0.03em;
  [data-state='current'] & {
    color: ${color.accent};
  }
  [data-state='next'] & {
    color: ${color.muted};
  }
`;

const STATE_TEXTS = { done: texts.done, current: texts.now, next: texts.toCome } as const;

/** The order's steps as eyelets with a lace, which is tight up to now and loose after that. */
export function LaceSteps({ view: { steps, readyBy, status } }: { view: TrackView }) {
  const last = steps.length - 1;
  const now = steps.findIndex(({ state }) => state === 'current');
  return (
    <Strip $steps={steps.length} aria-label={paymentTexts.orderProgress}>
      {steps.map(({ key, label, at, state }, index) => {
        const isExpected = key === 'finished' && state === 'next' && readyBy !== null;
        return (
          <Step key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {index < now && <TightLace />}
            {state === 'current' && index < last && <LooseEnd />}
            <Eyelet
              state={state}
              isTied={state === 'current' && index === last && status !== 'canceled'}
              isCut={key === 'canceled'}
            />
            <Text>
              <Label>{label}</Label>
              {at !== null && (
                <Muted as="span" $size="small">
                  <VisuallyHidden>, </VisuallyHidden>
                  <Day at={at} />
                </Muted>
              )}
              {isExpected && (
                <Muted as="span" $size="small">
                  <WholeDates>{texts.aroundDay(formatDay(readyBy.to))}</WholeDates>
                </Muted>
              )}
              <VisuallyHidden> {STATE_TEXTS[state]}</VisuallyHidden>
            </Text>
          </Step>
        );
      })}
    </Strip>
  );
}
