import type { DemoPostTexts } from '../../types.ts'

/** The blog in English. */
export const texts: DemoPostTexts = { categories: {}, tags: {}, posts: {} }
