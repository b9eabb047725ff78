import { runTests } from './lib/run-tests.mjs'

await runTests()
