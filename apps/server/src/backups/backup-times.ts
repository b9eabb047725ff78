import { CronExpressionParser } from 'cron-parser'

const hourMs = 60 * 60_000
/** A backup that is underway has not ended, and is none yet. */
const underwayMs = hourMs
/** Clocks of two machines differ by so much. */
const clocksMs = 60_000
/** Where something else than the shop begins it: a day, and two hours to make it. */
const unplannedMs = 26 * hourMs

/** When the shop backs itself up the next time; null where it has no times for it. `cron` is of UTC. */
export const nextBackup = (cron: string | null, now: Date): Date | null =>
  cron ? CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: now }).next().toDate() : null

/** Whether another backup should have followed the newest by now, which began at `began`; null where there is none. */
export function isOverdue(cron: string | null, began: Date | null, now: Date): boolean {
  if (!began) return true
  if (!cron) return now.getTime() - began.getTime() > unplannedMs
  const currentDate = new Date(now.getTime() - underwayMs)
  const due = CronExpressionParser.parse(cron, { tz: 'UTC', currentDate }).prev().toDate()
  return began.getTime() < due.getTime() - clocksMs
}
