import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { Registry } from 'prom-client'
import { calls } from '#contract/calls.ts'
import { chatChannel } from '#contract/chat/chat-events.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import type { Config } from './config.ts'
import { handleClientError, handleError, sendRefusal } from './http/errors.ts'
import { logError } from './http/logging/log-error.ts'
import { logPath } from './http/logging/log-path.ts'
import { requestLogger } from './http/logging/request-logger.ts'
import { readableUrl } from './http/readable-url.ts'
import { type TrustProxy, trustedProxies } from './http/security/client-address.ts'
import { type ConnectionGuard, guardConnections } from './http/security/connection-guard.ts'
import { safeHeaders } from './http/security/safe-headers.ts'
import { bodyMs, boundBodies } from './http/security/slow-bodies.ts'
import type { CachedCall } from './http/wire/cached-call.ts'
import { docsPage } from './http/wire/docs-page.ts'
import { limitMultipart } from './http/wire/limit-multipart.ts'
import { openApiDocument } from './http/wire/openapi.ts'
import { callAt, refuseOtherVerbs } from './http/wire/other-verbs.ts'
import {
  type CallDependencies,
  type Handlers,
  postedCalls,
  readingCalls,
  registerCalls,
} from './http/wire/register-call.ts'
import { observeRequests } from './observing/requests.ts'
import { traceRequests } from './observing/tracing.ts'
import { refuse } from './refusals/refusal.ts'

/** The most that a request's body may weigh: a cart of 200 lines is under 40 kB. */
const bodyLimit = 256 * 1024

/** The most that one of a call that takes files may weigh. */
const largestBody = Math.max(...calls.map((call: CallDefinition) => call.bodyBytes ?? bodyLimit))

/** No browser sends a request before the reply to the last one on a connection; what does may wait with so many. */
const maxPipelined = 16

export type AppOptions = CallDependencies & {
  handlers: Handlers
  /** `silent` in tests. */
  logLevel: string
  /** Where the log goes, a line at a time; standard output when left out. */
  logStream?: { write(line: string): void }
  trustProxy: TrustProxy
  connections: Config['connections']
  /** Where it is counted how long requests take. */
  metrics?: Registry
  /** Whether what is asked is traced. */
  isTraced?: boolean
  /** Whether shoppers and staff are answered: a process that does jobs alone tells how it is, and nothing else. */
  answers?: boolean
  /** How long the body of a usual call may take, in ms; 30 s when left out. */
  bodyMs?: number
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: adds to the library's interface
  interface FastifyInstance {
    /** The calls whose replies are the same for everybody, by their names. */
    cachedCalls: ReadonlyMap<string, CachedCall>
    /** What is open between the process and its clients. */
    connectionGuard: Pick<ConnectionGuard, 'drain' | 'isDraining'>
  }
}

/** The shop's HTTP server with the whole wire, without the pages and without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit,
    // Several processes write into one log.
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(options.trustProxy),
    rewriteUrl: readableUrl,
    frameworkErrors: handleError,
    clientErrorHandler: handleClientError,
    // No request may take longer to come whole, its head sooner: looked at each second. Node swaps the two where the
    // head is given longer. All but uploads are given less: see `boundBodies`.
    requestTimeout: bodyMs(largestBody),
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLogger,
    logger: {
      level: options.logLevel,
      ...(options.logStream && { stream: options.logStream }),
      // The query may carry what must not be kept; the path alone names the call.
      serializers: {
        req: (request) => ({ method: request.method, path: logPath(request.url) }),
        err: logError,
      },
    },
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('NOT_FOUND')))
  observeRequests(app, { callOf, register: options.metrics ?? new Registry() })
  if (options.isTraced) traceRequests(app, nameOf)
  if (['info', 'debug', 'trace'].includes(options.logLevel)) app.addHook('onResponse', logRequest)

  if (options.answers === false) app.addHook('onRequest', refuseShoppers)
  if (options.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...options.corsOrigins],
      methods: ['GET', 'POST'],
      allowedHeaders: ['accept-language', 'content-type', 'x-xsrf-token'],
      exposedHeaders: ['retry-after', 'x-request-id'],
      maxAge: 600,
    })
  }
  boundBodies(app, options.bodyMs)
  const guard = guardConnections(app, { ...options.connections, maxPipelined, upgradePath: chatChannel.path })
  app.decorate('connectionGuard', guard)
  safeHeaders(app, { https: options.publicUrl.startsWith('https:') })
  refuseOtherVerbs(app, options.unsafeGet)
  app.decorate('cachedCalls', registerCalls(app, readingCalls, options.handlers, options))
  // Forms are parsed in a scope of their own, so that no read waits for their hooks.
  await app.register(async (forms) => {
    await forms.register(formbody)
    limitMultipart(forms, bodyLimit)
    await forms.register(multipart, {
      attachFieldsToBody: 'keyValues',
      limits: { files: 0, fields: 100, fieldSize: bodyLimit, parts: 100 },
    })
    registerCalls(forms, postedCalls, options.handlers, options)
  })
  const openApi = () => openApiDocument(options.publicUrl)
  let document: string | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApi())
    return reply.header('content-type', 'application/json; charset=utf-8').send(document)
  })
  await app.register(docsPage, { document: openApi })
  app.get('/api/health', (_request, reply) => reply.send({ ok: true }))
  return app
}

function logRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  request.log.info(
    {
      method: request.method,
      call: nameOf(request),
      path: logPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  )
  done()
}

const tellsHowItIs = new Set(['/live', '/ready', '/metrics', '/api/health'])

function refuseShoppers(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (tellsHowItIs.has(request.routeOptions.url ?? '')) done()
  else sendRefusal(request, reply, refuse('NOT_FOUND'))
}

const nameOf = (request: FastifyRequest): string =>
  request.asked?.call ?? callOf(request.routeOptions.url, request.url)

/** The wire name of a call that there is, or what else was asked for. */
function callOf(route: string | undefined, asked: string): string {
  if (route?.startsWith('/api/')) return route.slice('/api/'.length)
  // By a verb that it does not answer, a call is no route.
  return callAt(asked) ?? (route === '/*' ? 'page' : (route ?? 'nothing'))
}
