import { Refusal } from '../../port/refusal.ts'

/** What is not there, in the specification's own words (§8). */
export const pageNotFound = () => new Refusal('NOT_FOUND', 'Page Not Found', { status: 404 })
