import type { z } from 'zod'
import type { Suits } from '#rules/fit/pet-fit.ts'
import { allergenWords, codeOf, sizeWords, speciesWords } from '#rules/pets/pet-words.ts'
import type { suits } from './suits.ts'

type WireSuits = z.infer<typeof suits>

export function suitsToWire({ species, age, weight, sizes, sterilised, allergens }: Suits): WireSuits {
  return {
    especies: species.map((each) => speciesWords[each]),
    ...(age && { meses: { desde: age.from, hasta: age.to } }),
    ...(weight && { gramos: { desde: weight.from, hasta: weight.to } }),
    ...(sizes && { tallas: sizes.map((each) => sizeWords[each]) }),
    ...(sterilised && { esterilizados: 1 as const }),
    ...(allergens && { alergenos: allergens.map((each) => allergenWords[each]) }),
  }
}

export function suitsFromWire({
  especies,
  meses,
  gramos,
  tallas,
  esterilizados,
  alergenos,
}: WireSuits): Suits {
  return {
    species: especies.map((each) => codeOf(speciesWords, each)),
    ...(meses && { age: { from: meses.desde, to: meses.hasta } }),
    ...(gramos && { weight: { from: gramos.desde, to: gramos.hasta } }),
    ...(tallas && { sizes: tallas.map((each) => codeOf(sizeWords, each)) }),
    ...(esterilizados && { sterilised: true as const }),
    ...(alergenos && { allergens: alergenos.map((each) => codeOf(allergenWords, each)) }),
  }
}
