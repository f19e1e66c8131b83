import { z } from 'zod';
import {
  type ApiCall,
  type ApiRole,
  COMMON_FAILURES,
  failuresByStatus,
  headersOf,
  partsOf,
} from '#domain/api-calls/api-call';
import { API_SECTIONS, type KnownCall } from '#domain/api-calls/api-calls';
import { FAILURES, type FailureCode, failureAnswer } from '#domain/api-calls/failures';

type Schema = z.core.JSONSchema.BaseSchema;

const SECURITY: Record<ApiRole, Record<string, string[]>[]> = {
  anyone: [],
  customer: [{ customer: [] }],
  admin: [{ admin: [] }],
};

/** The API as an OpenAPI 3.1 document, from the schemas the server parses with. */
export function openApi() {
  const paths: Record<string, Record<string, object>> = {};
  for (const { title, calls } of API_SECTIONS) {
    for (const call of calls) {
      const { method, path } = partsOf(call);
      const template = path.replaceAll(/:(\w+)/g, '{$1}');
      paths[template] = { ...paths[template], [method.toLowerCase()]: operation(call, title) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'The Glove Shop', version: '1' },
    paths,
    components: {
      schemas: { Error: schemaOf(failureAnswer, 'output') },
      securitySchemes: {
        customer: { type: 'apiKey', in: 'cookie', name: 'shop-customer' },
        admin: { type: 'apiKey', in: 'cookie', name: 'payload-token' },
      },
    },
  };
}

function operation(call: KnownCall, title: string) {
  const { summary, role, answer, status = 200 } = call;
  const body = bodyOf(call);
  return {
    summary,
    tags: [title],
    security: SECURITY[role],
    parameters: parameters(call),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      [status]: { description: 'Done', ...(answer && { content: json(schemaOf(answer, 'output')) }) },
      ...Object.fromEntries(
        failuresByStatus(call).map(([refusal, codes]) => [refusal, errorResponse(codes)]),
      ),
      default: errorResponse(COMMON_FAILURES),
    },
  };
}

function errorResponse(codes: readonly FailureCode[]) {
  const error = { $ref: '#/components/schemas/Error' };
  return {
    description: codes.map((code) => `${code}: ${FAILURES[code][1]}`).join('\n'),
    content: json({ allOf: [error, { properties: { code: { enum: codes } } }] }),
  };
}

export function bodyOf({ body, owners }: ApiCall): z.core.$ZodType | undefined {
  return body && owners?.body ? z.union([body, owners.body]) : body;
}

const json = (schema: object) => ({ 'application/json': { schema } });

function parameters(call: ApiCall) {
  const inPath = [...partsOf(call).path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(call.query ? (schemaOf(call.query, 'input').properties ?? {}) : {}).map(
    ([name, schema]) => ({ name, in: 'query', schema }),
  );
  const inHeaders = Object.entries(headersOf(call)).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeaders];
}

/** Converts a zod schema to JSON Schema. */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
