export const drizzleNode: readonly string[]
export const serverNode: readonly string[]
