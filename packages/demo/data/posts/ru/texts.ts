import type { DemoPostTexts } from '../../types.ts'

/** The blog in Russian. */
export const texts: DemoPostTexts = { categories: {}, tags: {}, posts: {} }
