import { describeHours } from '#rules/chile/hours-text.ts'
import { formatPhone } from '#rules/chile/phone.ts'
import type { ShopHours } from '#rules/shop/shop-facts.ts'
import type { MailBlock } from './mail-blocks.ts'
import type { MailLanguage, OrderMail } from './mail-content.ts'
import type { MailTexts } from './texts/es.ts'

/** Where an order is picked up, when the shop is open, and what to bring; empty for what is sent home. */
export function pickupBlocks(
  { delivery }: OrderMail,
  language: MailLanguage,
  { pickup: texts, phone }: MailTexts,
  hours: ShopHours,
): MailBlock[] {
  const { branch, place } = delivery
  if (branch === null || !place) return []
  const where = `${place.address}, ${place.comuna}`
  return [
    { kind: 'heading', text: texts.heading },
    {
      kind: 'facts',
      rows: [
        { label: texts.branch, value: branch },
        { label: texts.address, value: where },
        ...(hours.store
          ? [{ label: texts.hours, value: describeHours(hours.store, language, { holidays: true }) }]
          : []),
        { label: phone, value: formatPhone(place.phone) },
        { label: texts.bring, value: texts.whatToBring },
      ],
    },
    { kind: 'link', label: texts.map, url: mapLink(`${branch}, ${where}`) },
  ]
}

/** A map's own search: whoever opens it chooses to. */
const mapLink = (where: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${where}, Chile` })}`
