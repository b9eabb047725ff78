import type { Suits } from '#rules/fit/pet-fit.ts'
import type { FitCondition, FitYears } from '#rules/fit/vehicle-fit.ts'

/** A product as a list shows it. Amounts are pesos with IVA. */
export type CardRow = {
  id: number
  slug: string
  name: string
  sku: string
  price: number
  compareAtPrice: number | null
  discountPercent: number
  stock: number
  backorder: boolean
  rating: number
  reviewCount: number
  contentAmount: number | null
  contentUnit: 'kg' | 'l' | 'unit' | null
  hasOptions: boolean
  brand: { slug: string; name: string; country: string; image: string } | null
  /** `valueId` is of a product whole alone: the value of an option that the picture shows. */
  pictures: { file: string; alt: string; ground: string; valueId?: number | null }[]
  features: { name: string; value: string }[]
  fitment: 'none' | 'unknown' | 'all' | 'some'
  /** The vehicles that it fits, with `some` alone. */
  vehicleIds: number[]
  /** What is asked of which of them. */
  conditions: (FitCondition & { vehicleIds: number[] })[]
  /** Of those that it fits in some of their years alone. */
  years: FitYears[]
  suits: Suits | null
}
