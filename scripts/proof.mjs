import { runTests } from './lib/run-tests.mjs'

// Every kill, race and case of fuzz at its whole count, and every page checked in full in every look.
await runTests({ PROOF: 'full' })
