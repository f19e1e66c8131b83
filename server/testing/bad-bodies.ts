import fc from 'fast-check';

const nasty = [
  '__proto__',
  'constructor',
  '\0',
  'a\0b',
  '🧤🧵',
  '\ud800',
  '\u202e',
  '\r\nBcc: eve@test.example',
  '{{7*7}}',
  '<script>alert(1)</script>',
  "'; DROP TABLE orders; --",
  '{"$gt":""}',
  'ship',
  'drop-off',
  'paypal',
  '/media/x.png',
  '3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f',
];

const text = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(200, 201, 4001, 20_000).map((length) => 'ä'.repeat(length)),
);

const scalar = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, -1, 0.1, 1e308, 2 ** 53, -0),
  fc.integer(),
  fc.constantFrom({}, [], [[]], { $ne: null }, { toString: 1 }, { length: -1 }, [null]),
);

const deep = fc.integer({ min: 1, max: 3000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`);

/** It's text, because an object literal would set the prototype instead. */
const prototypes = fc.constantFrom(
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"name":{"__proto__":null}}',
  '{"items":{"__proto__":[],"length":3}}',
  '{"toString":1,"valueOf":null,"hasOwnProperty":[]}',
);

function paths(body: Record<string, unknown>): string[][] {
  return Object.entries(body).flatMap(([key, value]) =>
    Array.isArray(value)
      ? [[key], [key, '0'], ...Object.keys(Object(value[0])).map((inner) => [key, '0', inner])]
      : [[key]],
  );
}

type Change = { path: string[]; value: unknown; remove: boolean };

function changed(body: Record<string, unknown>, changes: Change[]): unknown {
  const copy = structuredClone(body);
  for (const { path, value, remove } of changes) {
    const last = path.at(-1) ?? '';
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (Object(at) === at ? Reflect.get(Object(at), key) : null), copy);
    if (Object(parent) !== parent) continue;
    if (remove) Reflect.deleteProperty(Object(parent), last);
    else Reflect.set(Object(parent), last, value);
  }
  return copy;
}

/** Returns a quarter of the count on MongoDB, because bodies are refused before any query. */
export const manyBodies = (onSqlite: number): number =>
  process.env.TEST_MONGODB_URI ? Math.ceil(onSqlite / 4) : onSqlite;

/** Generates hostile bodies as text: a good body with changed values, or anything at all. */
export function badBodies(good: Record<string, unknown>): fc.Arbitrary<string> {
  const change = fc.record({
    path: fc.constantFrom(...paths(good), ['extra'], ['id'], ['status'], ['total']),
    value: fc.oneof(scalar, fc.array(scalar, { maxLength: 25 }), fc.dictionary(text, scalar, { maxKeys: 4 })),
    remove: fc.boolean(),
  });
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(change, { minLength: 1, maxLength: 3 })
        .map((changes) => JSON.stringify(changed(good, changes))),
    },
    { weight: 2, arbitrary: fc.json({ maxDepth: 6, noUnicodeString: false }) },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: deep.map((nest) => JSON.stringify(good).replace(/"[^"]*"\}/, `${nest}}`)) },
    { weight: 1, arbitrary: prototypes },
    { weight: 1, arbitrary: fc.json().map((json) => json.slice(0, -1)) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 1, max: 400_000 })
        .map((length) => JSON.stringify({ ...good, name: 'x'.repeat(length) })),
    },
  );
}
