import { inject } from 'vitest'
import { cloneDatabase, type DatabaseOptions, type TestDatabase } from './clone-database.ts'

export type { TestDatabase } from './clone-database.ts'

/** A database of the test's own, cloned from a template that the run makes once. */
export const createTestDatabase = (options: DatabaseOptions = {}): Promise<TestDatabase> =>
  cloneDatabase(inject('testServer'), options)
