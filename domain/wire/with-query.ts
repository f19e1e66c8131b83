/** An address with its query; what is undefined is left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encoded(name)}=${encoded(value)}`],
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** As forms write it: a space is a plus. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');
