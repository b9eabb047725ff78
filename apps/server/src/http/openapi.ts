import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { errorReply } from '#contract/define-call.ts'
import { type ErrorCode, errorStatus } from '#contract/error-codes.ts'
import { errorTexts } from '#contract/error-texts.ts'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as Json

/** Refusals that any call can answer. */
const common: readonly ErrorCode[] = ['INVALID_REQUEST', 'APP_TOKEN_INVALID', 'INTERNAL', 'UNAVAILABLE']

/** The OpenAPI 3.0 document of the wire, written from the contract alone. */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const operations: Json = {}
    for (const verb of call.verbs) operations[verb.toLowerCase()] = operation(call, verb)
    paths[`/api/${call.name}`] = operations
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Huella', version: '1', description: 'The wire of the shop.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorReply, 'output') },
      securitySchemes: {
        application: { type: 'apiKey', in: 'query', name: 'token_authentication' },
        session: { type: 'apiKey', in: 'cookie', name: 'huella_session' },
      },
    },
  }
}

function operation(call: (typeof calls)[number], verb: string): Json {
  const request = jsonSchema(call.request, 'input')
  return {
    operationId: `${verb.toLowerCase()}-${call.name}`,
    summary: call.doc.split(/(?<=[.:]) /)[0],
    description: call.doc,
    'x-ours': 'ours' in call && call.ours === true,
    security: [call.access === 'session' ? { application: [], session: [] } : { application: [] }],
    ...(verb === 'GET'
      ? { parameters: parameters(request, call.example.request as Json) }
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
        content: {
          'application/json': { schema: jsonSchema(call.reply, 'output'), example: call.example.reply },
        },
      },
      ...refusals([...call.errors, ...common]),
    },
  }
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
