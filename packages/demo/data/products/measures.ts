import type { DemoProduct } from '../types.ts'
import { drawNumber } from './draw-number.ts'
import { kindOf } from './kind-of.ts'
import type { ProductSeed } from './read-rows.ts'

const units: Record<string, { unit: 'kg' | 'l' | 'unit'; factor: number }> = {
  kg: { unit: 'kg', factor: 1 },
  g: { unit: 'kg', factor: 0.001 },
  L: { unit: 'l', factor: 1 },
  ml: { unit: 'l', factor: 0.001 },
  un: { unit: 'unit', factor: 1 },
}

/** '156 g' → 0.156 kg; null where nothing is measured. */
export function contentOf(net: string | null): DemoProduct['content'] {
  if (net === null) return null
  const [number = '', word = ''] = net.split(' ')
  const measure = units[word]
  if (!measure) throw new Error(`Unknown unit in ${net}`)
  const amount = Math.round(Number(number.replace(',', '.')) * measure.factor * 1000) / 1000
  return { amount, unit: measure.unit }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** 'Medida: 60 × 45 × 45 cm' among the facts, in cm; null where the maker gives none. */
function statedSize(seed: ProductSeed): [number, number, number] | null {
  const fact = seed.facts.find((candidate) => candidate.name === 'Medida')
  const found = fact && /^(\d+) × (\d+) × (\d+) cm/.exec(fact.value)
  return found ? [Number(found[1]), Number(found[3]), Number(found[2])] : null
}

/** The parcel in cm and kg: the kind's own shape, grown to what the content weighs. */
export function parcelOf(id: number, seed: ProductSeed): DemoProduct['package'] {
  const [kindWidth, kindHeight, kindDepth, kindWeight] = kindOf(seed.kind).parcel
  const stated = statedSize(seed)
  const [width, height, depth] = stated ?? [kindWidth, kindHeight, kindDepth]
  const share = (width * height * depth) / (kindWidth * kindHeight * kindDepth)
  const weight = stated ? Math.max(0.3, kindWeight * Math.cbrt(share)) : kindWeight
  const content = contentOf(seed.net)
  const heavy = content !== null && content.unit !== 'unit'
  const goal = heavy ? content.amount * 1.06 + 0.05 : weight * (1 + drawNumber(`kg ${id}`, -12, 12) / 100)
  const grow = stated ? 1.04 : heavy ? Math.cbrt(goal / weight) : 1 + drawNumber(`cm ${id}`, -6, 6) / 100
  return {
    width: Math.max(3, Math.round(width * grow)),
    height: Math.max(3, Math.round(height * grow)),
    depth: Math.max(2, Math.round(depth * grow)),
    weight: Math.max(0.1, goal < 1 ? Math.round(goal * 100) / 100 : tenth(goal)),
  }
}
