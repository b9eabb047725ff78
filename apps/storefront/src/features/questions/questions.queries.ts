import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'
import { layerOf } from '../product-cards/catalogue.queries.ts'

/** A page of the answered questions about a product, those that say all the words of `search`. */
export const questionsQuery = (
  data: DataPort,
  productId: number,
  options: { page: number; search: string },
) =>
  queryOptions({
    queryKey: [...layerOf(data), 'questions', productId, options],
    queryFn: () => data.questions.list(productId, options),
  })
