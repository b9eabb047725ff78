import { join } from 'node:path'

const findDrizzle = new URL('find-drizzle.mjs', import.meta.url).href

/** Node finds the modules of drizzle-orm without reading its long list of exports for each of them. */
export const drizzleNode = ['--import', findDrizzle]

/**
 * What Node is told where it runs the shop. Its young objects take at most 16 MB a half instead of 64: a process at
 * rest then takes 219 MB instead of 299, and a rendered page's garbage is collected more often. The Dockerfile and
 * the unit of systemd say the same.
 */
export const serverNode = ['--max-semi-space-size=16', ...drizzleNode]

/**
 * Where Node keeps what it has made of the sources, as an environment: the shop that opens next takes it from there, and opens
 * in four fifths of the processor's time (decision 0395). A worker of the tests has its modules from there too.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled'),
}

/**
 * What the shop's process finds in its environment. Each thread would get a store of memory of its own from the C library, and
 * keep what is free in it: a dozen of them kept 40 MB.
 */
export const serverEnvironment = { ...compileCache, MALLOC_ARENA_MAX: '2' }
