import type { Books } from '#domain/books/books-contract';
import { formatDay } from '#domain/orders/ready-by-days';
import { Fold } from '../parts/fold';
import { AmountsTable } from './amounts-table';

/** How high the chart is, in px; what stands for it while it loads is as high. */
export const CHART_HEIGHT = 260;

/** The days on which money moved: what the chart shows, in numbers. */
export function DayTable({ days }: { days: Books['byDay'] }) {
  const moved = days.filter(({ paid, refunded }) => paid !== 0 || refunded !== 0);
  return (
    <Fold>
      <summary>Each day as a table</summary>
      <AmountsTable
        label="Each day"
        first="Day"
        columns={['Paid', 'Refunded', 'Net']}
        rows={moved.map(({ day, paid, refunded }) => ({
          id: day,
          name: formatDay(day),
          amounts: [paid, refunded, paid - refunded],
        }))}
      />
    </Fold>
  );
}
