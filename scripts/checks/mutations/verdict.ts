/** What vitest's JSON reporter says of a run, as far as a verdict needs it. */
export type TestReport = {
  testResults: {
    status: string
    message: string
    assertionResults: { title: string; status: string; failureMessages: string[] | null }[]
  }[]
}

export type Verdict = { kind: 'passed' } | { kind: 'failed' | 'unclear'; because: string }

/**
 * An assertion that did not hold, as its message begins: of vitest, of an error that was to be thrown, of a property
 * that has a counterexample, and in a browser of a wait for what never comes.
 */
const assertion = new RegExp(
  [
    '^AssertionError\\b',
    '^Error: expected ',
    '^Error: Property failed after ',
    '^(?:TimeoutError: )?(?:locator|page)\\.wait\\w+: Timeout\\b',
  ].join('|'),
)

/**
 * How the test of that name ended, by whatever it is tried on: whether all passed, or one failed by an assertion. A
 * group that has the name too does not count, nor what else failed in it. All else is unclear: a file
 * that cannot be loaded, a name that no test has, an error on the way to the assertion.
 */
export function verdictOf(report: TestReport | undefined, name: string): Verdict {
  const unclear = (because: string): Verdict => ({ kind: 'unclear', because })
  if (!report?.testResults.length) return unclear('nothing was run')
  const broken = report.testResults.find(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  )
  if (broken) return unclear(firstLine(broken.message) || 'the file could not be run')
  const run = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title, status }) => title.includes(name) && /^(?:passed|failed)$/.test(status))
  if (run.length === 0) return unclear('no test of that name was run')
  const messages = run.flatMap(({ status, failureMessages }) =>
    status === 'failed' ? (failureMessages ?? ['']) : [],
  )
  if (run.every(({ status }) => status === 'passed')) return { kind: 'passed' }
  const held = messages.find((message) => assertion.test(message))
  return held === undefined
    ? unclear(firstLine(messages[0] ?? ''))
    : { kind: 'failed', because: firstLine(held) }
}

const firstLine = (text: string) => text.split('\n', 1)[0]?.slice(0, 160) ?? ''
