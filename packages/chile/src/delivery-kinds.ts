import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'

export type NamedDeliveryKind = {
  kind: DeliveryKind
  name: string
  /** In other languages. */
  translations: Record<'en' | 'ru', string>
  /** A file under `/media/`. */
  logo: string
  order: number
}

export const deliveryKinds: NamedDeliveryKind[] = [
  {
    kind: 'home',
    name: 'Despacho a domicilio',
    translations: { en: 'Home delivery', ru: 'Доставка на дом' },
    logo: 'dispatch-home.svg',
    order: 1,
  },
  {
    kind: 'pickup',
    name: 'Retiro en tienda',
    translations: { en: 'Store pickup', ru: 'Самовывоз из магазина' },
    logo: 'dispatch-pickup.svg',
    order: 2,
  },
]

/** What a kind is called in a language. */
export function deliveryKindIn(kind: DeliveryKind, language: 'es' | 'en' | 'ru'): string {
  const found = deliveryKinds.find((each) => each.kind === kind)
  if (!found) throw new Error(`There is no delivery kind ${kind}.`)
  return language === 'es' ? found.name : found.translations[language]
}
