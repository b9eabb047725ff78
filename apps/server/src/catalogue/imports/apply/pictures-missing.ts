import type { RowError } from '#import/products/draft.ts'
import type { PlannedProduct } from '../plan/plan-product.ts'
import type { Headers } from './batch-result.ts'

/** The products come in without them. */
export const picturesMissing = (
  products: readonly PlannedProduct[],
  hasPicture: (picture: string) => boolean,
  headers: Headers,
): RowError[] =>
  products.flatMap(({ draft: { line, facts } }) =>
    (facts.pictures ?? [])
      .filter((picture) => !hasPicture(picture))
      .map((picture): RowError => {
        const value = picture.slice(0, 200)
        return { line, column: headers.columnOf('pictures'), code: 'PICTURE_MISSING', value }
      }),
  )
