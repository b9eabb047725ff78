export const drizzleNode: readonly string[]
export const serverNode: readonly string[]
export const compileCache: { NODE_COMPILE_CACHE: string }
export const serverEnvironment: { NODE_COMPILE_CACHE: string; MALLOC_ARENA_MAX: string }
