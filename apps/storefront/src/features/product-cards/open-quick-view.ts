import { sharedValue } from '../../shell/shared-value.ts'

const { get, set, subscribe } = sharedValue<string | null>(null)

/** Opens the quick view of a product; its code and detail are loaded then (specification §4). */
export const openQuickView = (slug: string): void => set(slug)

/** What the layout's modal slot watches: the slug of the product that is shown, or null. */
export const quickView = { get, close: () => set(null), subscribe }
