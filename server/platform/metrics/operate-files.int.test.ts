import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { testShop } from '#server/testing/test-shop';
import { meterOf } from './meter';

const shop = await testShop({ METRICS_TOKEN: 'a-token-for-prometheus' });
const page = readFileSync('docs/operate.md', 'utf8');

const alertFile = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const dashboardFile = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const alerts = alertFile
  .parse(parse(readFileSync('docs/operate/alerts.yml', 'utf8')))
  .groups.flatMap(({ rules }) => rules);
const { panels } = dashboardFile.parse(JSON.parse(readFileSync('docs/operate/dashboard.json', 'utf8')));
const EXPRESSIONS = [
  ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
];

/** The metric names in a scrape, including a histogram's parts, with each metric's labels. */
const text = (await meterOf(shop.payload)?.text()) ?? '';
const known = new Set(
  [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => `${name}${part}`) : [name],
  ),
);
const namesIn = (expr: string) =>
  Array.from(expr.matchAll(/\b(?:shop|nodejs|process)_\w+/g), ([name]) => name);

it.each(EXPRESSIONS)('$where: every metric in $expr exists', ({ expr }) => {
  const names = namesIn(expr);
  if (!expr.startsWith('up{')) expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

// Prometheus misses a counter's first increment if there was no zero before it.
const COUNTED = alerts.flatMap(({ alert, expr }) =>
  Array.from(
    expr.matchAll(/increase\((\w+)\{(\w+)=~?"([^"]+)"\}/g),
    ([, metric = '', label = '', value = '']) => ({
      alert,
      series: new RegExp(`^${metric}\\{[^}]*${label}="${value}"[^}]*\\} 0$`, 'm'),
    }),
  ),
);

it('every alert about failures knows a zero before the first one', () => {
  expect(COUNTED.map(({ alert }) => alert)).toContain('RequestsFail');
  expect(COUNTED.filter(({ series }) => !series.test(text)).map(({ alert }) => alert)).toEqual([]);
});

it('every metric of the shop is explained and on the dashboard', () => {
  const own = Array.from(text.matchAll(/^# TYPE (shop_\S+)/gm), ([, name = '']) => name);
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  expect(own.filter((name) => name !== 'shop_info' && !shown.includes(name))).toEqual([]);
});

it('every alert is explained, and nothing else', () => {
  const table = page.slice(page.indexOf('## Alerts'));
  const explained = Array.from(table.matchAll(/^\| ([A-Z]\w+) \| /gm), ([, name]) => name);
  expect(explained).toEqual(alerts.map(({ alert }) => alert));
});
