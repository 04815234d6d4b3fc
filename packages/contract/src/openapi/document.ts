/** OpenAPI 3.1, generated from the table of endpoints. */
import * as z from 'zod/mini';
import { errorsOf, type Caller, type Endpoint } from '../endpoint.ts';
import { ENDPOINT_NAMES, ENDPOINTS, type EndpointName } from '../endpoints.ts';
import { COVER_SIDE_MAX, COVER_WIDTHS, COVERS_PATH } from '../covers.ts';
import * as contract from '../index.ts';
import * as objects from '../objects.ts';
import { KEY_PREFIX, KEY_SCOPES, type KeyScope } from '../keyLimits.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../limits.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** The tag of calls that refuse keys. */
const WITHOUT_KEY = 'without a key';

/** Plain text in paragraphs, without Markdown: the portal's page shows it as it is. */
const DESCRIPTION = [
  'Clients, projects, tours, pilots and notes of a Jawla portal.',
  `A program sends a key that an admin has made on the page Connections, in the header “Authorization: Bearer ${KEY_PREFIX}…”, never in an address. It acts as this admin, within the scopes of the key. Each call names the scope that it needs; a call without one refuses keys.`,
  'Errors are JSON with a “message” for people, in the language of the header “lang”, and with “errors” by field where fields are wrong. 401 means that the key or session has ended, 403 that it may not call this, 429 and 503 that the same request may be sent again later. A key in an address, or together with a session, is refused with 400.',
].join('\n\n');

/** What calls are grouped by: what a key needs for them. */
const TAGS = {
  read: 'For keys with the scope “read”. These calls change nothing.',
  publish: 'For keys with the scope “publish”: projects, their dates, tours, pilots and covers.',
  clients: 'For keys with the scope “clients”: accounts of clients, and who sees a project.',
  [WITHOUT_KEY]: 'For the portal itself, by a session or by a link. Keys are refused with 403.',
} as const satisfies Record<KeyScope | typeof WITHOUT_KEY, string>;

/** Covers are not among the endpoints: they are served without authentication. */
const COVER: JsonObject = {
  servers: [{ url: '/' }],
  get: {
    operationId: 'cover',
    tags: [WITHOUT_KEY],
    description: 'Not for keys. For anyone.',
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

/** Of every endpoint. */
const LANG: JsonObject = {
  name: 'lang',
  in: 'header',
  required: false,
  description: 'Language of messages',
  schema: { type: 'string', enum: [...LANGUAGES], default: DEFAULT_LANGUAGE },
};

/** The whole document; the same text for the same table. */
export function openApiDocument(): JsonObject {
  const schemas = new NamedSchemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const names of operations()) {
    const [first] = names;
    const path = `/${pathOf(first)}`;
    const method = ENDPOINTS[first].method.toLowerCase();
    paths[path] = { ...paths[path], [method]: operation(names, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Jawla',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api', description: 'Below the address of the portal' }],
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: { ...paths, [`${COVERS_PATH}/{file}`]: COVER },
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description:
            'The session of a user, which the portal has by a login. Programs use a key.',
        },
        guest: {
          type: 'apiKey',
          in: 'header',
          name: 'guest',
          description: 'The secret of a guest link.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${KEY_PREFIX}…`,
          description: `A key of an admin, with the scope that the call names: ${KEY_SCOPES.join(', ')}.`,
        },
      },
      parameters: { lang: LANG },
      schemas: schemas.all(),
    },
  };
}

/**
 * Groups endpoints by method and path: `user/{token}` and `user/{id}` are the same path to OpenAPI, and are
 * distinguished by a prefix of the value.
 */
function operations(): readonly [EndpointName, ...EndpointName[]][] {
  const found = new Map<string, [EndpointName, ...EndpointName[]]>();
  for (const name of ENDPOINT_NAMES) {
    const key = `${ENDPOINTS[name].method} ${pathOf(name)}`;
    const same = found.get(key);
    if (same) same.push(name);
    else found.set(key, [name]);
  }
  return [...found.values()];
}

/** The path of an endpoint; of those that differ only in the names of their parameters, the first. */
function pathOf(name: EndpointName): string {
  const first = ENDPOINT_NAMES.find((one) => shapeOf(one) === shapeOf(name)) ?? name;
  return ENDPOINTS[first].path;
}

const shapeOf = (name: EndpointName) => ENDPOINTS[name].path.replaceAll(/\{\w+\}/g, '{}');

function operation(names: [EndpointName, ...EndpointName[]], schemas: NamedSchemas): JsonObject {
  const [first] = names;
  const endpoint: Endpoint = ENDPOINTS[first];
  const all: Endpoint[] = names.map((name) => ENDPOINTS[name]);
  const errors = all.flatMap((one) => Object.entries(errorsOf(one)));
  const responses = names.map((name) => schemas.refer(ENDPOINTS[name].response, `${name}Response`));
  const parameters: Json[] = [
    ...[...pathOf(first).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...fields(endpoint.query).map((field) => ({ ...field, in: 'query' })),
    ...fields(endpoint.headers).map((field) => ({ ...field, in: 'header' })),
    { $ref: '#/components/parameters/lang' },
  ];
  return {
    operationId: first,
    tags: [endpoint.scope ?? WITHOUT_KEY],
    summary: all.map(({ summary }) => summary).join('; or: '),
    description: callersOf(endpoint),
    ...securityOf(endpoint),
    parameters,
    ...requestBody(first, endpoint, schemas),
    responses: {
      '200':
        responses.length === 1
          ? { description: 'Done', content: json(responses[0] ?? {}) }
          : {
              description: 'Done; the kind of value in the path decides which',
              content: json({ anyOf: responses }),
            },
      ...Object.fromEntries(
        errors.map(([status, description]) => [
          status,
          {
            description,
            ...(status === '429'
              ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } }
              : {}),
            content: json(schemas.refer(objects.problemSchema, 'problem')),
          },
        ]),
      ),
    },
  };
}

/** What callers are called in the description of an operation. */
const CALLERS: Readonly<Record<Caller, string>> = {
  anyone: 'anyone',
  session: 'anyone who is signed in',
  owner: 'the owner and those who have access',
  ownerOrGuest: 'the owner, those who have access, and guests of a link that shows it',
  admin: 'admins',
};

/** Returns who may call an endpoint, in words. */
function callersOf({ caller, scope }: Endpoint): string {
  return scope === undefined
    ? `Not for keys. For ${CALLERS[caller]}.`
    : `Keys need the scope “${scope}”. For ${CALLERS[caller]}.`;
}

/** One of them authorizes a request; those of anyone need none, but a key that is sent needs the scope. */
function securityOf({ caller, scope }: Endpoint): JsonObject {
  const key = scope === undefined ? [] : [{ key: [scope] }];
  if (caller === 'anyone') return scope === undefined ? {} : { security: [{}, ...key] };
  return {
    security: [{ token: [] }, ...(caller === 'ownerOrGuest' ? [{ guest: [] }] : []), ...key],
  };
}

function requestBody(name: EndpointName, endpoint: Endpoint, schemas: NamedSchemas): JsonObject {
  const { body, texts = {} } = endpoint;
  if (body) {
    const schema = schemas.refer(body, `${name}Request`);
    return { requestBody: { required: true, content: json(schema) } };
  }
  if (!endpoint.file) return {};
  const { field, count } = endpoint.file;
  const binary = { type: 'string', contentMediaType: 'application/octet-stream' };
  // A field that may be missing: its schema takes `undefined`.
  const optional = Object.entries(texts).flatMap(([key, schema]) =>
    isOptional(schema) ? [key] : [],
  );
  const properties = {
    ...Object.fromEntries(Object.entries(texts).map(([key, schema]) => [key, jsonSchema(schema)])),
    [field]: count === 'many' ? { type: 'array', items: binary } : binary,
  };
  return {
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties,
            required: Object.keys(properties).filter((key) => !optional.includes(key)),
          },
        },
      },
    },
  };
}

/** Schemas of the components section: objects of the contract, requests and responses. */
class NamedSchemas {
  readonly #registry = z.registry<{ id: string }>();

  constructor() {
    // Objects first: a response that is one of them has its name.
    const forms = Object.entries(contract).filter(([name]) => name.endsWith('FormSchema'));
    for (const [name, schema] of [...Object.entries(objects), ...forms]) {
      if (schema instanceof z.ZodMiniObject) this.refer(schema, name.replace(/Schema$/, ''));
    }
  }

  /** Returns a reference to a schema. Adds it under the name unless it has one. */
  refer(schema: z.core.$ZodType, name: string): JsonObject {
    if (!this.#registry.has(schema)) {
      this.#registry.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) });
    }
    return { $ref: refOf(this.#registry.get(schema)?.id ?? name) };
  }

  all(): JsonObject {
    const { schemas } = z.toJSONSchema(this.#registry, { ...JSON_SCHEMA, uri: refOf });
    return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)]));
  }
}

const refOf = (id: string) => `#/components/schemas/${id}`;

// Rules that JSON Schema cannot express, such as an existing day, are left out.
const JSON_SCHEMA = { io: 'input', unrepresentable: 'any' } as const;

/** The fields of an object, each as a parameter. */
function fields(schema: z.core.$ZodType | undefined): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, JSON_SCHEMA);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    required: required.includes(name),
    schema: plain(field),
  }));
}

function isOptional(schema: z.core.$ZodType): boolean {
  return z.safeParse(schema, undefined).success;
}

function jsonSchema(schema: z.core.$ZodType): Json {
  return plain(z.toJSONSchema(schema, JSON_SCHEMA));
}

/** Without `$schema` and `$id`, which belong to standalone schemas. */
function plain(schema: unknown): Json {
  const json: unknown = JSON.parse(JSON.stringify(schema));
  if (!isJson(json) || typeof json !== 'object' || json === null || Array.isArray(json)) return {};
  return Object.fromEntries(
    Object.entries(json).filter(([key]) => key !== '$schema' && key !== '$id'),
  );
}

function json(schema: Json): JsonObject {
  return { 'application/json': { schema } };
}

function isJson(value: unknown): value is Json {
  return value !== undefined && typeof value !== 'function';
}
