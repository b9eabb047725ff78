import type { PartFacts } from '#rules/catalogue/product-facts.ts'
import { useText } from '../../../shell/texts.tsx'
import { FactRows } from './medicine-card.tsx'

/** A part: where it goes, what is in its box, and how tight what holds it is. */
export function PartCard({ part, lang }: { part: PartFacts; lang?: string }) {
  const text = useText()
  const { position, box, torque } = part
  const rows = [
    ...(position ? [{ name: text('FACTS_POSITION'), value: position, lang }] : []),
    {
      name: text('FACTS_BOX'),
      value: box.map(({ name, amount }) => `${amount} × ${name}`).join(', '),
      lang,
    },
    ...(torque.length > 0
      ? [
          {
            name: text('FACTS_TORQUE'),
            value: torque.map(({ name, nm }) => `${name}: ${nm} Nm`).join(', '),
            lang,
          },
        ]
      : []),
  ]
  return <FactRows title={text('FACTS_PART')} rows={rows} />
}
