import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { apiMarkdown } from './api-markdown';
import { openApi } from './open-api';

it('docs/api.md matches the schemas (update it with npm run api-docs)', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiMarkdown());
});

it('API_CALLS lists each call once', () => {
  const calls = API_CALLS.map(({ call }) => call);
  expect(calls).toEqual([...new Set(calls)]);
});

describe('openApi', () => {
  const { openapi, paths } = openApi();

  it('returns a version 3.1 document with every call', () => {
    expect(openapi).toBe('3.1.0');
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(operations.sort()).toEqual(API_CALLS.map(({ call }) => call).sort());
  });

  it('describes access, parameters, body, and answer', () => {
    expect(paths['/api/orders/{id}/status']?.patch).toMatchObject({
      security: [{ admin: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'If-Match', in: 'header' },
      ],
      requestBody: {
        content: { 'application/json': { schema: { type: 'object', required: ['status'] } } },
      },
      responses: {
        200: { content: { 'application/json': { schema: { required: ['success', 'version'] } } } },
      },
    });
  });
});
