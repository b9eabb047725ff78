import type { ScheduledJob } from '../jobs/jobs.ts'
import { figuresRoutes } from './figures.routes.ts'
import { figuresService } from './figures.service.ts'

export function composeFigures(ground: Parameters<typeof figuresService>[0]) {
  const figures = figuresService(ground)
  return {
    routes: figuresRoutes(figures),
    scheduledJobs: {
      'refresh-sales': { cron: '* * * * *', run: figures.refresh },
      'count-left-carts': { cron: '*/10 * * * *', atStart: true, run: figures.countLeftCarts },
    } satisfies Record<string, ScheduledJob>,
  }
}
