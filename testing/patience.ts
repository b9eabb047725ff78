/**
 * How long a busy machine may take for a step, in ms: what a test waits for is an event, and a bound only ends one that hangs. Who
 * breaks the shop on purpose says in seconds how long is enough.
 */
export const patienceMs = Number(process.env.TEST_PATIENCE ?? 120) * 1000
