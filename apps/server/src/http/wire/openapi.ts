import { z } from 'zod'
import { type Call, callsByNoun } from '#contract/calls.ts'
import { errorReply } from '#contract/define-call.ts'
import { type ErrorCode, errorStatus } from '#contract/error-codes.ts'
import { errorTexts } from '#contract/error-texts.ts'
import { scopesOf } from '#contract/integrations/key-scopes.ts'

type Json = Record<string, unknown>

/** Makes JSON of a schema; parts that contain themselves go to `schemas` of the document under `name`. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', name: string, schemas: Json): Json {
  // A call of the staff has a slash in its name, which a reference takes for another level.
  const prefix = name.replaceAll('/', '.')
  const written = z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' })
  const { definitions = {}, ...whole } = JSON.parse(JSON.stringify(written), (key, value) =>
    key === '$ref' ? value.replace(/^#(?:\/definitions\/)?/, `#/components/schemas/${prefix}`) : value,
  )
  for (const [part, definition] of Object.entries(definitions)) schemas[prefix + part] = definition
  return whole
}

const whose = {
  application: 'Names the application and grants nothing (D21).',
  session: "A guest's or a customer's session, set at login or when a guest is registered (D22).",
  staff: "A session of the shop's staff.",
  key: 'A key of another system, as `Authorization: Bearer …`; the scopes that open a call stand beside it.',
  xsrf: "The value of the cookie XSRF-TOKEN, or XSRF-TOKEN-STAFF for the staff's, on every POST of a session (D24), and on its GET where that changes state.",
}

/** What the contract alone says, which is the same for every server of a process. */
let described: { paths: Record<string, Json>; schemas: Json } | undefined

function describeCalls() {
  const paths: Record<string, Json> = {}
  const schemas: Json = {}
  schemas.Error = jsonSchema(errorReply, 'output', 'Error', schemas)
  for (const [noun, calls] of Object.entries(callsByNoun)) {
    for (const call of calls) {
      const operations: Json = {}
      for (const verb of call.verbs) operations[verb.toLowerCase()] = operation(call, verb, noun, schemas)
      paths[`/api/${call.name}`] = operations
    }
  }
  return { paths, schemas }
}

/** The OpenAPI 3.0 document of the wire, written from the contract alone; its parts are nobody's to change. */
export function openApiDocument(publicUrl: string): Json {
  described ??= describeCalls()
  const { paths, schemas } = described
  return {
    openapi: '3.0.3',
    info: { title: 'Huella', version: '1', description: 'The wire of the shop.' },
    servers: [{ url: publicUrl }],
    tags: Object.keys(callsByNoun).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        application: {
          type: 'apiKey',
          in: 'query',
          name: 'token_authentication',
          description: whose.application,
        },
        session: { type: 'apiKey', in: 'cookie', name: 'huella_session', description: whose.session },
        staff: { type: 'apiKey', in: 'cookie', name: 'huella_staff', description: whose.staff },
        key: { type: 'http', scheme: 'bearer', description: whose.key },
        xsrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN', description: whose.xsrf },
      },
    },
  }
}

function operation(call: Call, verb: string, noun: string, schemas: Json): Json {
  const request = jsonSchema(call.request, 'input', `${call.name}.request`, schemas)
  const reply = jsonSchema(call.reply, 'output', `${call.name}.reply`, schemas)
  return {
    operationId: `${verb.toLowerCase()}-${call.name}`,
    summary: call.doc.split(/(?<=[.:]) /)[0],
    description: call.doc,
    tags: [noun],
    'x-access': call.access,
    ...(call.access === 'staff' && { 'x-roles': call.roles }),
    'x-ours': 'ours' in call && call.ours === true,
    security: [security(call, verb), ...keyed(call.name)],
    ...(verb === 'GET'
      ? { parameters: [...parameters(request, call.example.request as Json), ...languageOf(call)] }
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: request, example: call.example.request },
              'application/x-www-form-urlencoded': { schema: request },
              'multipart/form-data': { schema: request },
            },
          },
        }),
    responses: {
      200: {
        description: 'The reply.',
        content: replyContent(call, reply),
      },
      ...refusals(refusalsOf(call, verb)),
    },
  }
}

const replyContent = (call: Call, schema: Json): Json =>
  call.file
    ? { [call.file.type]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema, example: call.example.reply } }

/** Whether a session proves by the header that a call comes from our page (D24, decision 0090). */
const isProved = (call: Call, verb: string): boolean =>
  verb === 'POST' || ('unsafeGet' in call && call.unsafeGet === true)

/** The key of another system in place of the session, where a scope opens the call. */
const keyed = (name: string): Json[] =>
  scopesOf(name).length > 0 ? [{ application: [], key: scopesOf(name) }] : []

/** What must come with a call: the token always, and the session of who may make it, proved where that matters. */
function security(call: Call, verb: string): Json {
  const { access } = call
  if (access === 'anyone') return { application: [] }
  const session = access === 'staff' ? { staff: [] } : { session: [] }
  return { application: [], ...session, ...(isProved(call, verb) && { xsrf: [] }) }
}

function parameters(request: Json, example: Json): Json[] {
  const required = new Set((request.required as string[] | undefined) ?? [])
  return Object.entries((request.properties as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
    ...(name in example && { example: example[name] }),
  }))
}

/** The language of the shop's texts, where a call has some (decision 0172). */
function languageOf(call: Call): Json[] {
  if (!('translated' in call && call.translated)) return []
  return [
    {
      name: 'idioma',
      in: 'query',
      required: false,
      description: 'The language of the texts; what exists in Spanish alone says so.',
      schema: { type: 'string', enum: ['es', 'en', 'ru'], default: 'es' },
    },
  ]
}

/** What the call itself refuses with, and what every call of its kind does before it is asked. */
function refusalsOf(call: Call, verb: string): ErrorCode[] {
  const isCacheable = 'cacheable' in call && call.cacheable === true
  return [
    ...new Set<ErrorCode>([
      ...call.errors,
      'INVALID_REQUEST',
      'APP_TOKEN_INVALID',
      ...(call.access === 'anyone' ? [] : (['SESSION_REQUIRED'] as const)),
      ...(call.access === 'customer' ? (['CUSTOMER_REQUIRED'] as const) : []),
      ...(call.access === 'staff' ? (['ROLE_FORBIDDEN'] as const) : []),
      ...('limit' in call && call.limit ? (['TOO_MANY_REQUESTS'] as const) : []),
      ...(isCacheable ? [] : (['CROSS_SITE'] as const)),
      ...(isProved(call, verb) ? (['XSRF_INVALID'] as const) : []),
      ...(verb === 'POST' ? (['BODY_TOO_LARGE', 'MEDIA_TYPE'] as const) : []),
      'INTERNAL',
      'UNAVAILABLE',
    ]),
  ]
}

function refusals(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${errorTexts.en[code]}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}
