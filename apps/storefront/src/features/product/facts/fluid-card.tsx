import type { FluidFacts, TyreFacts } from '#rules/catalogue/product-facts.ts'
import { loadOf, speedOf } from '#rules/vehicles/tyre.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { FactRows } from './medicine-card.tsx'

/** Oil and the like: how much there is, its grade and the norms that a vehicle's handbook asks for. */
export function FluidCard({ fluid: { content, grade, norms } }: { fluid: FluidFacts }) {
  const text = useText()
  const { locale } = useLanguage()
  const unit = content.unit === 'l' ? 'liter' : 'kilogram'
  const amount = content.amount.toLocaleString(locale, { style: 'unit', unit })
  const rows = [
    { name: text('FACTS_CONTENT'), value: content.unit === 'l' ? amount.replace(/l$/, 'L') : amount },
    ...(grade === null ? [] : [{ name: text('FACTS_GRADE'), value: grade }]),
    ...(norms.length === 0 ? [] : [{ name: text('FACTS_NORM'), value: norms.join(', ') }]),
  ]
  return <FactRows title={text('FACTS_FLUID')} rows={rows} />
}

/** A tyre: its size, its load index with the kg that it stands for, its speed index with the km/h. */
export function TyreCard({ tyre: { size, loadIndex, speedIndex } }: { tyre: TyreFacts }) {
  const text = useText()
  const { locale } = useLanguage()
  const kg = loadOf(loadIndex)?.toLocaleString(locale) ?? ''
  const rows = [
    { name: text('FACTS_TYRE_SIZE'), value: size },
    { name: text('FACTS_LOAD_INDEX'), value: text('FACTS_LOAD', { index: String(loadIndex), kg }) },
    {
      name: text('FACTS_SPEED_INDEX'),
      value: text('FACTS_SPEED', { index: speedIndex, kmh: String(speedOf(speedIndex)) }),
    },
  ]
  return <FactRows title={text('FACTS_TYRE')} rows={rows} />
}
