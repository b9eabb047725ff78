import type { ZodError } from 'zod'
import { misfitFields } from '#contract/misfit-fields.ts'
import { editedFactsShape, medicineWeight } from '#contract/products/edited-facts-shape.ts'
import { productFieldOf, productFromWire, productToWire } from '#contract/products/product-words.ts'
import type { ImportField } from '#import/columns/import-fields.ts'
import type { Misfit } from '#import/products/check-facts.ts'
import type { RowErrorCode, SaidMedicine } from '#import/products/draft.ts'
import {
  type FactField,
  factFieldAt,
  factFields,
  factsBeside,
  type SaidFacts,
  standingFacts,
} from '#import/products/known-facts.ts'
import { isSameValue } from '#rules/products/changed-fields.ts'
import type { EditedFacts } from '#rules/products/edited-facts.ts'
import type { EditedMedicine, EditedProduct } from '#rules/products/product.ts'

/** The facts that cells of a file make of those that stand, checked by the same schema as the desk's form. */
export function plannedFacts(
  said: SaidFacts | null,
  before: EditedFacts | null,
  misfits: Misfit[],
): EditedFacts | null {
  if (said && before && said.kind && said.kind !== before.kind && !said.isKindSaid) {
    const field = factFields.find((each) => each in said.texts) ?? 'factsKind'
    misfits.push({ field, code: 'FACTS_OF_OTHER_KIND', value: textOf(said, field) })
    return before
  }
  const facts = factsBeside(said, before)
  if (isSameValue(facts, standingFacts(before))) return before
  if (!facts) return null
  const { ficha } = productToWire({ facts } as unknown as Pick<EditedProduct, 'facts'>)
  const read = editedFactsShape.safeParse(ficha, { reportInput: true })
  if (read.success) return productFromWire({ ficha: read.data }).facts ?? null
  for (const { path, code } of wrongIn(read.error)) {
    const field = factFieldAt(path) ?? 'factsKind'
    if (!misfits.some((each) => each.field === field)) {
      misfits.push({ field, code, value: said ? textOf(said, field) : '' })
    }
  }
  return before
}

const textOf = ({ texts }: SaidFacts, field: ImportField) => texts[field as FactField] ?? ''

type Weight = EditedMedicine['weight']

/** The weight of the animal that a dose is for, in kg; without a lower end it begins at 0. */
export function plannedWeight(
  said: NonNullable<SaidMedicine['weight']>,
  before: NonNullable<Weight> | null,
  misfits: Misfit[],
): NonNullable<Weight> | null {
  const { fromKg, toKg } = { ...(before ?? { fromKg: null, toKg: null }), ...said }
  const weight = fromKg === null && toKg === null ? null : { fromKg: fromKg ?? 0, toKg }
  if (weight === null || isSameValue(weight, before)) return weight
  const { error } = medicineWeight.safeParse({ desde_kg: weight.fromKg, hasta_kg: weight.toKg })
  if (!error) return weight
  for (const { path, code } of wrongIn(error)) {
    const [field, value] =
      path === 'fromKg' ? (['animalFromKg', fromKg] as const) : (['animalToKg', toKg] as const)
    misfits.push({ field, code, value: value === null ? '' : String(value) })
  }
  return before
}

const codes: Readonly<Record<string, RowErrorCode>> = {
  FIELD_REQUIRED: 'REQUIRED',
  PERCENT_OVER_100: 'PERCENT_OVER_100',
  ROWS_NOT_RISING: 'ROWS_NOT_RISING',
}

/** What a shape of the wire says is wrong, by where it is in the words of the code. */
function wrongIn({ issues }: ZodError): { path: string; code: RowErrorCode }[] {
  return issues.map((issue) => {
    // A word of a few is missed under another code than a number.
    const isMissing = issue.code === 'invalid_value' && issue.input === undefined
    const [code = ''] = isMissing ? ['FIELD_REQUIRED'] : Object.values(misfitFields([issue]))
    const isLong = issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array')
    return {
      path: issue.path.map((word) => productFieldOf(String(word))).join('.'),
      code: codes[code] ?? (isLong ? 'TOO_LONG' : 'OUT_OF_RANGE'),
    }
  })
}
