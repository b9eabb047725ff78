export const serverNode: readonly string[]
