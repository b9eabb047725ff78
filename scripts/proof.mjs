import { runTests } from './lib/run-tests.mjs'

// Every kill, race and case of fuzz at its whole count, and every page judged whole in every look.
await runTests({ PROOF: 'full' })
