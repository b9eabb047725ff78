import type { ProductFacets } from '../../../data/port/catalogue.port.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { amountRangeName, readAmountRange } from './amount-range.ts'
import { CheckFilter } from './check-filter.tsx'
import { type OpenRange, RangeFields } from './range-fields.tsx'

/** Above every amount that a product can have: the end of a range that is open. */
const most = 999_999

/** The values of an attribute to tick; those of a number are ranges, and any other range may be typed. */
export function AttributeFilter({
  attribute,
  chosen,
  onChoose,
}: {
  attribute: ProductFacets['attributes'][number]
  chosen: string[]
  onChoose: (values: string[]) => void
}) {
  const text = useText()
  const { locale } = useLanguage()
  const { name, kind, unit, bounds, values } = attribute
  const toggle = (slug: string) =>
    onChoose(chosen.includes(slug) ? chosen.filter((other) => other !== slug) : [...chosen, slug])
  if (kind === 'terms') return <CheckFilter values={values} chosen={chosen} onToggle={toggle} />

  const ranges = values.map(({ lang: _, ...value }) => ({
    ...value,
    name: amountRangeName(value.slug, unit, { locale, text }) ?? value.name,
  }))
  const offered = new Set(values.map(({ slug }) => slug))
  const typed = chosen.find((slug) => !offered.has(slug))
  const range = readAmountRange(typed ?? '')
  const type = ({ low, high }: OpenRange) =>
    onChoose(low === null && high === null ? [] : [`${low ?? 0}-${high ?? most}`])
  return (
    <>
      <CheckFilter values={ranges} chosen={chosen} onToggle={toggle} />
      {bounds && (
        <RangeFields
          chosen={{ low: range?.low || null, high: range && range.high < most ? range.high : null }}
          bounds={bounds}
          unit={unit}
          names={{
            low: text('CATALOGUE_FILTER_AMOUNT_FROM', { name }),
            high: text('CATALOGUE_FILTER_AMOUNT_TO', { name }),
          }}
          decimals={3}
          onChoose={type}
        />
      )}
    </>
  )
}
