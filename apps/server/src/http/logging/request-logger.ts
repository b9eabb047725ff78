import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Options = Parameters<FastifyBaseLogger['child']>[1]
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** The log of one request, which is made once something is written to it: most requests write nothing. */
class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Bindings
  readonly #options: Options
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#parent = parent
    this.#bindings = bindings
    this.#options = options
  }

  get #own(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options)
    return this.#made
  }

  get level() {
    return this.#own.level
  }

  set level(level) {
    this.#own.level = level
  }

  fatal(...given: unknown[]): void {
    write(this.#own, 'fatal', given)
  }

  error(...given: unknown[]): void {
    write(this.#own, 'error', given)
  }

  warn(...given: unknown[]): void {
    write(this.#own, 'warn', given)
  }

  info(...given: unknown[]): void {
    write(this.#own, 'info', given)
  }

  debug(...given: unknown[]): void {
    write(this.#own, 'debug', given)
  }

  trace(...given: unknown[]): void {
    write(this.#own, 'trace', given)
  }

  silent(...given: unknown[]): void {
    write(this.#own, 'silent', given)
  }

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#own.child(bindings, options)
  }
}

const write = (logger: FastifyBaseLogger, level: Level, given: unknown[]): void =>
  (logger[level] as (...given: unknown[]) => void).apply(logger, given)

/** For Fastify, which wants a log for each request. */
export const requestLogger = (
  parent: FastifyBaseLogger,
  bindings: Bindings,
  options: Options,
): FastifyBaseLogger => new RequestLogger(parent, bindings, options)
