import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { apiMarkdown } from './api-markdown';
import { openApi } from './open-api';

it('docs/api.md is what the schemas say; npm run api-docs writes it', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiMarkdown());
});

it('no call is listed twice', () => {
  const calls = API_CALLS.map(({ call }) => call);
  expect(calls).toEqual([...new Set(calls)]);
});

describe('the OpenAPI document', () => {
  const { openapi, paths } = openApi();

  it('is of version 3.1 and holds every call', () => {
    expect(openapi).toBe('3.1.0');
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(operations.sort()).toEqual(API_CALLS.map(({ call }) => call).sort());
  });

  it('says what a call takes, answers and asks of its caller', () => {
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
