import type { DemoBrand } from '../types.ts'

/** Lower case, no accents, words joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The thirteenth digit of an EAN-13. */
export function eanCheckDigit(twelve: string): number {
  const sum = [...twelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}

/** EAN-13 under Chile's prefix 780. */
export function barcodeOf(brand: DemoBrand, id: number): string {
  const twelve = `780${String(4100 + brand.id * 17)}${String(id * 7).padStart(5, '0')}`
  return `${twelve}${eanCheckDigit(twelve)}`
}

/** The maker's own code: letters of the brand and a number. */
export function originalCodeOf(brand: DemoBrand, id: number): string {
  const letters = brand.slug
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
  return `${letters}${String(((id * 7919) % 90000) + 10000)}-${String.fromCharCode(65 + (id % 26))}`
}
