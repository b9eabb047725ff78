export const operations = ['create', 'commit', 'status', 'refund'] as const
export type Operation = (typeof operations)[number]

export const faultKinds = ['slow', 'down', 'error', 'garbage', 'lost'] as const

/**
 * What goes wrong with an operation. `slow`: it answers after `ms`. `down`: the connection breaks and nothing
 * is done. `error`: 500, nothing is done. `garbage`: a page in place of an answer, nothing is done. `lost`: it
 * is done, and the connection breaks before the answer.
 */
export type Fault = {
  kind: (typeof faultKinds)[number]
  ms?: number | undefined
  /** How many times; always when left out. */
  times?: number | undefined
}

/** How the gateway misbehaves, so that what stands behind it can be tried. */
export type Switches = {
  faults: Partial<Record<Operation, Fault>>
  /** Added to the amount that is charged, in pesos. */
  amountOff: number
  /** How often the return comes besides the shopper's own, at the same time. */
  moreReturns: number
  /** How the shopper comes back. */
  returnBy: 'GET' | 'POST'
  /** In minutes. */
  formLife: number
}

export const faultless = (): Switches => ({
  faults: {},
  amountOff: 0,
  moreReturns: 0,
  returnBy: 'GET',
  formLife: 10,
})

/** The fault that an operation meets now, which is used up by it. */
export function takeFault({ faults }: Switches, operation: Operation): Fault | undefined {
  const fault = faults[operation]
  if (fault?.times === undefined) return fault
  if (fault.times <= 0) return undefined
  fault.times -= 1
  return fault
}
