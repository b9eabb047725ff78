import type { DataPort } from '../../data/port/port.ts'
import { createLayerValue } from '../../shell/stored-value.ts'
import { addViewed, decodeViewed } from './viewed-slugs.ts'

/** The slugs of the products that were viewed in this browser, on a layer; the last one first. */
export const viewedOf = createLayerValue<readonly string[]>('seen', {
  decode: decodeViewed,
  encode: (slugs) => JSON.stringify(slugs),
})

/** Asked by every product's page: what watches the slugs stands apart. */
export function rememberViewed(layer: DataPort['layer'], slug: string): void {
  viewedOf(layer).update((slugs) => addViewed(slugs, slug))
}
