import { expect, test, vi } from 'vitest'
import { requestLogger } from './request-logger.ts'

const silence = {
  fatal: vi.fn(),
  error: vi.fn(),
  warn: vi.fn(),
  debug: vi.fn(),
  trace: vi.fn(),
  silent: vi.fn(),
}

test('the log of a request is made once something is written to it, and only once', () => {
  const own = { ...silence, level: 'info', info: vi.fn(), child: vi.fn() }
  const parent = { ...silence, level: 'warn', info: vi.fn(), child: vi.fn(() => own) }
  const log = requestLogger(parent, { reqId: 'a' }, {})
  expect(parent.child).not.toHaveBeenCalled()
  log.info({ ms: 1 }, 'request')
  log.info('again')
  expect(parent.child.mock.calls).toEqual([[{ reqId: 'a' }, {}]])
  expect(own.info.mock.calls).toEqual([[{ ms: 1 }, 'request'], ['again']])
  expect(log.level).toBe('info')
})
