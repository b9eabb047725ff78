import type { DataPort } from '../data/port/port.ts'

const facts = globalThis.document?.querySelector?.<HTMLMetaElement>('meta[name=huella]')?.dataset

/** The layer that a setting of the start has chosen (D1), as the document says: no address and no storage can. */
export const startedLayer: DataPort['layer'] = facts?.layer === 'sample' ? 'sample' : 'remote'

/** The language in which addresses name none; undefined where no server renders the pages. */
export const storeLanguage = facts?.store
