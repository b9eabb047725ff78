import { Registry } from 'prom-client'
import { composeServices, type Ground } from '#server/compose-services.ts'
import { parseConfig } from '#server/config.ts'
import { noRateLimits } from '#server/http/security/rate-limits.ts'
import type { JobStaging } from '#server/jobs/jobs.ts'
import { testPasswords } from './test-passwords.ts'

/** A queue of jobs that takes everything and does nothing. */
export const idleJobs: JobStaging = {
  stageJob: async () => undefined,
  stageRelease: async () => undefined,
  stageMail: async () => undefined,
}

/** Fails the test that something in the background complains in. */
export function throwReported(error: Error): never {
  throw error
}

/** The shop's services as they are wired, with nothing served, limited or done in the background. */
export function openTestServices(
  given: Pick<Ground, 'database'> & Partial<Ground> & { environment?: NodeJS.ProcessEnv },
) {
  const { environment = {}, ...ground } = given
  const parsed = parseConfig({ RATE_LIMITS: 'off', ...environment })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return composeServices({
    config: parsed.config,
    secret: 'a secret of at least thirty-two characters',
    jobs: idleJobs,
    limits: noRateLimits,
    metrics: new Registry(),
    log: { report: throwReported, note: () => undefined },
    courier: null,
    passwords: testPasswords,
    ...ground,
  })
}
