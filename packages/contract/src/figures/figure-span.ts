import { day } from '../fields.ts'

/** Who may see what the shop earns. */
export const figureRoles = ['owner', 'manager'] as const

/** The first and the last day, of Chile. */
export const figureSpan = { desde: day, hasta: day }

const mostDays = 366

/** Whether the days are in their order and not too many. */
export function isSpan({ desde, hasta }: { desde: string; hasta: string }): boolean {
  const days = (Date.parse(hasta) - Date.parse(desde)) / (24 * 60 * 60 * 1000)
  return days >= 0 && days < mostDays
}
