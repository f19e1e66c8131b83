import styled from 'styled-components';
import { Columns } from '../../ui/arrange';
import { color, font } from '../../ui/tokens';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './bench-load-texts';
import type { LoadBoard } from './load-board';

const Week = styled.div`
  display: grid;
  grid-template-rows: 64px auto;
  gap: 4px;
  color: ${color.muted};
  font-size: ${font.small};
`;

const Days = styled.div`
  display: flex;
  gap: 2px;
  align-items: end;
  border-bottom: 1px solid ${color.lineStrong};
`;

const Bar = styled.span<{ $isFull: boolean }>`
  flex: 1;
  min-height: 2px;
  border-radius: 3px 3px 0 0;
  background: ${({ $isFull }) => ($isFull ? color.stitch : color.accent)};
`;

/** Six weeks of work at a glance. A day with more gloves than the bench can do is red. */
export function LoadBars({ board: { weeks, most } }: { board: LoadBoard }) {
  const all = weeks.flatMap(({ days }) => days);
  const gloves = all.reduce((sum, day) => sum + day.gloves, 0);
  const full = all.filter((day) => day.gloves > (day.room ?? 0)).length;
  return (
    <Columns $of="repeat(6, minmax(0, 1fr))" role="img" aria-label={texts.barsLabel(gloves, full)}>
      {weeks.map(({ label, start, days }) => (
        <Week key={label}>
          <Days>
            {days.map((day) => (
              <Bar
                key={day.id}
                title={`${day.label}: ${sharedTexts.glovesCount(day.gloves)}`}
                $isFull={day.gloves > (day.room ?? 0)}
                style={{ height: `${(day.gloves / most) * 100}%` }}
              />
            ))}
          </Days>
          {start}
        </Week>
      ))}
    </Columns>
  );
}
