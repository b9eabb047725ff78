import { join } from 'node:path'

/**
 * Where Node keeps the code that it has made of the sources, as an environment: whichever shop of the tests opens after
 * another takes it from there, and opens in a part of the time.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'),
}
