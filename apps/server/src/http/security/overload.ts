import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Who buys, and who of the staff works, is answered as long as anybody is; who reads goes before programs that do. */
export const kinds = ['buying', 'browsing', 'robot'] as const
export type Kind = (typeof kinds)[number]

/**
 * From which wait on, in seconds, some of a kind are refused; from twice as much on all of them. A wait is how many are
 * being answered divided by how many have been in a second.
 */
const patience: Record<Kind, number> = { robot: 0.3, browsing: 0.8, buying: 5 }

/** So few at once are nobody's overload, however slow the machine is for other reasons. */
const alwaysAnswered = 64

const tickMs = 250
/** Nobody who buys is refused before it has been seen for so long how many are answered while many ask. */
const ticksToKnow = 2
/** So long a shop that many begin to ask is taken for as fast as it was in its best tick: few had asked before. */
const ticksToRise = 4
/** A shop that answers nobody for a while waits for something else than its own processor. */
const fewestPerSecond = 10
/** How much the last tick says of how many are answered in a second; the rest those before it. */
const lastTickPart = 0.3

/** Those who come again are not to come all at once. */
const soonestRetrySeconds = 2
const retrySpreadSeconds = 8

const robots = /bot\b|bot[/;)]|crawl|spider|slurp|facebookexternalhit|python-requests|scrapy|curl\/|wget\//i

/**
 * Refuses early what cannot be answered in time, so that what is answered is in time: without it all of ten times too
 * many wait until all of them have gone. What comes from a cache costs nothing and is not asked about.
 */
export class Overload {
  #answering = 0
  #answeredNow = 0
  #perSecond = 0
  #busyTicks = 0
  readonly #owed: Record<Kind, number> = { robot: 0, browsing: 0, buying: 0 }
  readonly #isOff: boolean
  readonly #onRefused: (kind: Kind) => void

  /** `isOff`: nobody is refused, whatever is measured. `onRefused` is told of each who is. */
  constructor({
    isOff = false,
    onRefused = () => undefined,
  }: {
    isOff?: boolean
    onRefused?: (kind: Kind) => void
  } = {}) {
    this.#isOff = isOff
    this.#onRefused = onRefused
  }

  /** How long whoever comes now waits, in seconds. */
  get wait(): number {
    if (this.#answering < alwaysAnswered || this.#perSecond === 0) return 0
    return this.#answering / Math.max(this.#perSecond, fewestPerSecond)
  }

  /** Told each quarter of a second. */
  tick(): void {
    const perSecond = (this.#answeredNow * 1000) / tickMs
    this.#answeredNow = 0
    // How many are answered while few ask says nothing of how many could be.
    const isBusy = this.#answering >= alwaysAnswered
    this.#busyTicks = isBusy ? this.#busyTicks + 1 : 0
    // Once many ask, the best tick tells too much: answers come in heaps where many waited for the same.
    const isFaster = perSecond > this.#perSecond && this.#busyTicks <= ticksToRise
    if (this.#perSecond === 0 || isFaster) this.#perSecond = perSecond
    else if (isBusy) this.#perSecond += (perSecond - this.#perSecond) * lastTickPart
  }

  /** Whether one of a kind is to be refused now. */
  refuses(kind: Kind): boolean {
    if (kind === 'buying' && this.#busyTicks < ticksToKnow) return false
    const share = Math.min(1, this.wait / patience[kind] - 1)
    if (share <= 0) return false
    this.#owed[kind] += share
    if (this.#owed[kind] < 1) return false
    this.#owed[kind] -= 1
    return true
  }

  begin(): void {
    this.#answering += 1
  }

  end(): void {
    this.#answering -= 1
    this.#answeredNow += 1
  }

  /**
   * Lets a request in, to be counted until its reply is sent; false where it is to be refused. What the shop asks itself
   * belongs to a request that is in.
   */
  admit(
    { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
    reply: ServerResponse,
    kind: Kind,
  ): boolean {
    if (this.#isOff || !(raw.socket instanceof Socket)) return true
    const asked = kind !== 'buying' && isRobot(headers['user-agent']) ? 'robot' : kind
    if (this.refuses(asked)) {
      this.#onRefused(asked)
      return false
    }
    this.begin()
    reply.once('close', () => this.end())
    return true
  }

  /** When whoever was refused may come again, in seconds. */
  retrySeconds(): number {
    return soonestRetrySeconds + Math.floor(Math.random() * retrySpreadSeconds)
  }

  /** Counts by the clock until it is stopped. */
  start(): { stop(): void } {
    const ticking = setInterval(() => this.tick(), tickMs).unref()
    return { stop: () => clearInterval(ticking) }
  }
}

/** Whether a client names itself as a program that reads, or does not name itself at all. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || robots.test(userAgent)
