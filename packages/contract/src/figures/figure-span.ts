import { z } from 'zod'

/** Who may see what the shop earns. */
export const figureRoles = ['owner', 'manager'] as const

/** The first and the last day, of Chile. */
export const figureSpan = { desde: z.iso.date(), hasta: z.iso.date() }

const mostDays = 366

/** Whether the days are in their order and not too many. */
export function isSpan({ desde, hasta }: { desde: string; hasta: string }): boolean {
  const days = (Date.parse(hasta) - Date.parse(desde)) / (24 * 60 * 60 * 1000)
  return days >= 0 && days < mostDays
}
