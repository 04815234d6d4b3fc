/** OpenAPI 3.1, made from the table of calls. */
import * as z from 'zod/mini';
import { ENDPOINT_DOCS } from './endpointDocs.ts';
import { ENDPOINT_NAMES, ENDPOINTS, type Endpoint, type EndpointName } from '../endpoints.ts';
import { COVER_SIDE_MAX, COVER_WIDTHS, COVERS_PATH } from '../covers.ts';
import { problemSchema } from '../objects.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../limits.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** Pictures are not part of the API's calls: they are served without authentication. */
const COVER: JsonObject = {
  servers: [{ url: '/' }],
  get: {
    operationId: 'cover',
    summary: 'A cover, or a smaller one of it',
    parameters: [
      { name: 'file', in: 'path', required: true, schema: { type: 'string' } },
      {
        name: 'w',
        in: 'query',
        required: false,
        description: `How wide the frame is, in pixels of the screen: ${COVER_WIDTHS.join(' or ')}. Other widths are answered with the next one up; anything else, and covers that have no smaller one, with the cover itself, of ${String(COVER_SIDE_MAX)} at most.`,
        schema: { type: 'string' },
      },
    ],
    responses: {
      '200': {
        description: 'The picture; what is at an address never changes',
        content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
      },
      '404': { description: 'no such cover' },
    },
  },
};

/** The whole document; the same text for the same table. */
export function openApiDocument(): JsonObject {
  const paths: Record<string, Record<string, Json>> = {};
  for (const name of ENDPOINT_NAMES) {
    const endpoint: Endpoint = ENDPOINTS[name];
    const path = `/${endpoint.path}`;
    const method = endpoint.method.toLowerCase();
    const there = paths[path] ?? {};
    // user/{token} and user/{id} are one path to OpenAPI; a prefix distinguishes the kinds of value.
    paths[path] = { ...there, [method]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Jawla',
      version: '1.0.0',
      description: 'Accounts, projects, tours and pilots of the Jawla portal.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: [],
    paths: { ...mergeTemplates(paths), [`${COVERS_PATH}/{file}`]: COVER },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: { Problem: jsonSchema(problemSchema) },
    },
  };
}

/**
 * Templates that differ in the parameter's name alone are the same path to OpenAPI: the methods are
 * gathered under the first, and two calls of one method become one operation with either answer.
 */
function mergeTemplates(paths: Record<string, Record<string, Json>>): JsonObject {
  const merged = new Map<string, { path: string; item: Record<string, Json> }>();
  for (const [path, item] of Object.entries(paths)) {
    const shape = path.replaceAll(/\{\w+\}/g, '{}');
    const known = merged.get(shape);
    if (!known) {
      merged.set(shape, { path, item: { ...item } });
      continue;
    }
    for (const [method, added] of Object.entries(item)) {
      const renamed = renameParams(added, path, known.path);
      const present = known.item[method];
      known.item[method] = present === undefined ? renamed : either(present, renamed);
    }
  }
  return Object.fromEntries([...merged.values()].map(({ path, item }) => [path, item]));
}

function renameParams(operationOf: Json, from: string, to: string): Json {
  const names = paramNames(from);
  const target = paramNames(to);
  if (!isObject(operationOf)) return operationOf;
  const parameters = Array.isArray(operationOf['parameters']) ? operationOf['parameters'] : [];
  return {
    ...operationOf,
    parameters: parameters.map((parameter: Json) => {
      if (!isObject(parameter) || parameter['in'] !== 'path') return parameter;
      const place = names.indexOf(textOf(parameter['name']));
      return { ...parameter, name: target[place] ?? textOf(parameter['name']) };
    }),
  };
}

function either(first: Json, second: Json): Json {
  if (!isObject(first) || !isObject(second)) return first;
  const responses = isObject(first['responses']) ? first['responses'] : {};
  const more = isObject(second['responses']) ? second['responses'] : {};
  return {
    ...first,
    summary: `${textOf(first['summary'])}; or: ${textOf(second['summary'])}`,
    responses: {
      ...more,
      ...responses,
      '200': {
        description: 'Done; the kind of value in the path decides which',
        content: json({ anyOf: [answerSchema(responses), answerSchema(more)] }),
      },
    },
  };
}

function answerSchema(responses: JsonObject): Json {
  let at: Json | undefined = responses['200'];
  for (const key of ['content', 'application/json', 'schema']) {
    at = isObject(at) ? at[key] : undefined;
  }
  return at ?? {};
}

function operation(name: EndpointName, endpoint: Endpoint): JsonObject {
  const { summary, errors } = ENDPOINT_DOCS[name];
  const parameters: Json[] = [
    ...paramNames(endpoint.path).map((param) => ({
      name: param,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...fields(endpoint.query).map((field) => ({ ...field, in: 'query' })),
    ...fields(endpoint.headers).map((field) => ({ ...field, in: 'header' })),
    {
      name: 'lang',
      in: 'header',
      required: false,
      description: 'Language of messages',
      schema: { enum: [...LANGUAGES], default: DEFAULT_LANGUAGE },
    },
  ];
  return {
    operationId: name,
    summary,
    ...(endpoint.caller === 'anyone' ? {} : { security: [{ token: [] }] }),
    parameters,
    ...requestBody(endpoint),
    responses: {
      '200': { description: 'Done', content: json(jsonSchema(endpoint.response)) },
      ...Object.fromEntries(
        Object.entries(errors).map(([status, description]) => [
          status,
          {
            description,
            ...(status === '429'
              ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } }
              : {}),
            content: json({ $ref: '#/components/schemas/Problem' }),
          },
        ]),
      ),
    },
  };
}

function requestBody(endpoint: Endpoint): JsonObject {
  if (endpoint.body) {
    return { requestBody: { required: true, content: json(jsonSchema(endpoint.body)) } };
  }
  if (!endpoint.file) return {};
  const { field, count, texts } = endpoint.file;
  const binary = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = {
    ...Object.fromEntries(Object.entries(texts).map(([key, schema]) => [key, jsonSchema(schema)])),
    [field]: count === 'many' ? { type: 'array', items: binary } : binary,
  };
  return {
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties, required: Object.keys(properties) },
        },
      },
    },
  };
}

function fields(schema: z.core.$ZodType | undefined): JsonObject[] {
  if (!schema) return [];
  const described = jsonSchema(schema);
  const properties = isObject(described['properties']) ? described['properties'] : {};
  const required = Array.isArray(described['required']) ? described['required'] : [];
  return Object.entries(properties).map(([name, field]) => ({
    name,
    required: required.includes(name),
    schema: field,
  }));
}

function paramNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

function json(schema: Json): JsonObject {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: z.core.$ZodType): JsonObject {
  // What a schema cannot say in JSON Schema (a day that exists, a name fit for an address) is left out.
  const made: unknown = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );
  if (!isJson(made) || !isObject(made)) throw new TypeError('a schema that is no object');
  const { $schema: _, ...rest } = made;
  return rest;
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function isJson(value: unknown): value is Json {
  return value !== undefined && typeof value !== 'function';
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
