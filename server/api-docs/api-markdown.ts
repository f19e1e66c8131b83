import { z } from 'zod';
import {
  type ApiCall,
  COMMON_FAILURES,
  failuresByStatus,
  headersOf,
  limitText,
  partsOf,
  triesText,
} from '#domain/api-calls/api-call';
import { API_SECTIONS, type KnownCall } from '#domain/api-calls/api-calls';
import { FAILURES } from '#domain/api-calls/failures';
import { ROLE_LABEL, STAFF_ROLES } from '#domain/people/people';
import { mayCall } from '#domain/people/staff-calls';
import { bodyOf, schemaOf } from './open-api';

const CALLERS = { anyone: 'Anyone', customer: 'A signed-in customer', admin: 'The owner' } as const;

/** Builds docs/api.md from the server's schemas. */
export function apiMarkdown(): string {
  const sections = API_SECTIONS.map(({ title, calls }) =>
    [`## ${title}`, ...calls.map(callText)].join('\n\n'),
  );
  return `${[INTRODUCTION, ...sections, failureTable()].join('\n\n')}\n`;
}

const INTRODUCTION = `# The API

Made by \`npm run api-docs\` from the schemas the server parses with. Don't edit it. The owner can get the same as OpenAPI 3.1 at \`/api/openapi.json\`.

Bodies and answers are JSON, and sessions are cookies. Money is in whole cents, flags are 1 or 0 (input also takes booleans), and times
are in ISO 8601. Unknown fields are ignored. \`version\` counts a document's writes. The answer for one document also has it as its
\`ETag\`. Send it back as \`If-Match\` (\`"3"\`, \`3\`, \`W/"3"\`, or \`*\` for any) to change only the version you saw.

A refusal is \`{ "message": string, "code": string, "errors"?: { "<field>": string }, "requestId": string }\`. \`code\` says what
failed and stays the same when the words change. [Failures](#failures) lists them all. Each call names its own, and any call can also
fail with ${COMMON_FAILURES.map((code) => `\`${code}\``).join(', ')}. If you don't know a code, go by its status:
400 (a field is wrong), 401 (you aren't signed in), 403 (you don't have permission, or the call comes from another site), 404, 409,
413, 415, 429 (too many tries, and \`Retry-After\` says when to try again), 500, or 503.`;

function failureTable(): string {
  const rows = Object.entries(FAILURES).map(
    ([code, [status, message]]) => `| \`${code}\` | ${status} | ${message} |`,
  );
  return ['## Failures', ['| code | status | message |', '| --- | --- | --- |', ...rows].join('\n')].join(
    '\n\n',
  );
}

function callText(call: KnownCall): string {
  const { method, path } = partsOf(call);
  const { role, summary, query, answer, status = 200, limit, failedTries, sensitive } = call;
  const body = bodyOf(call);
  return [
    `### ${method} ${path}`,
    summary,
    [
      `- Who: ${CALLERS[role]}${role === 'admin' ? staffOf(call.call) : ''}`,
      call.bench && '- For the bench role: without money. Asking for more is `FORBIDDEN`',
      query && `- Query: ${fields(query, 'input')}`,
      ...Object.entries(headersOf(call)).map(([name, what]) => `- Header \`${name}\`: ${what}`),
      body && `- Body: ${fields(body, 'input')}`,
      sensitive &&
        `- Asks to confirm it's you${sensitive === true ? '' : `, ${sensitive.when}`}: \`CONFIRM_AGAIN\``,
      answer && `- Answer (${status}): ${fields(answer, 'output')}`,
      limit && `- At most: ${limitText(limit)}`,
      failedTries && `- Failed tries, at most: ${triesText(failedTries)}`,
      failures(call),
    ]
      .filter(Boolean)
      .join('\n'),
  ].join('\n\n');
}

function staffOf(call: ApiCall['call']): string {
  const roles = STAFF_ROLES.filter((role) => mayCall(role, call)).map((role) =>
    ROLE_LABEL[role].toLowerCase(),
  );
  return roles.length > 0 ? `, ${roles.join(', ')}` : ' alone';
}

function failures(call: ApiCall): string | false {
  const items = failuresByStatus(call).map(
    ([status, codes]) => `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`,
  );
  return items.length > 0 && `- Failures: ${items.join('; ')}`;
}

const node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});

function fields(schema: z.core.$ZodType, io: 'input' | 'output'): string {
  return `\`${typeText(schemaOf(schema, io))}\``;
}

function typeText(schema: unknown): string {
  const { type, const: only, enum: choices, anyOf, items, properties, required = [] } = node.parse(schema);
  if (only !== undefined) return JSON.stringify(only);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if (anyOf) return [...new Set(anyOf.map(typeText))].join(' | ');
  if (items) {
    const item = typeText(items);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (!properties) return type ? [type].flat().join(' | ') : 'unknown';
  const inside = Object.entries(properties).map(
    ([name, value]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(value)}`,
  );
  return `{ ${inside.join(', ')} }`;
}
