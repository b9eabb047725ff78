/** What the fields of slides, banners and campaigns are called off the wire. */
const names = {
  titulo: 'title',
  titulo_en: 'titleEn',
  titulo_ru: 'titleRu',
  texto: 'content',
  texto_en: 'contentEn',
  texto_ru: 'contentRu',
  etiqueta: 'offerTag',
  etiqueta_en: 'offerTagEn',
  etiqueta_ru: 'offerTagRu',
  boton: 'buttonText',
  boton_en: 'buttonTextEn',
  boton_ru: 'buttonTextRu',
  imagen: 'image',
  imagen_movil: 'mobileImage',
  enlace: 'link',
  activo: 'isActive',
  desde: 'from',
  hasta: 'until',
} as const

type WireName = keyof typeof names
type WireValue = string | 0 | 1 | null | undefined

/** A wire shape by the names that its fields have off the wire; flags are booleans there. */
export type ShowcaseNamed<Wire> = {
  [Name in keyof Wire & WireName as (typeof names)[Name]]: Name extends 'activo' ? boolean : Wire[Name]
}

const wireNames = Object.fromEntries(Object.entries(names).map(([wire, name]) => [name, wire]))

/** The name that a field of the wire has off it. */
export const showcaseName = (wire: string): string => (wire in names ? names[wire as WireName] : wire)

/** The name of a field on the wire. */
export const showcaseWireName = (name: string): string => wireNames[name] ?? name

/** Only what is given. */
export function fromShowcaseWire<Wire extends Partial<Record<WireName, WireValue>>>(
  wire: Wire,
): ShowcaseNamed<Wire> {
  const given = Object.entries(wire).filter(([name, value]) => name in names && value !== undefined)
  return Object.fromEntries(
    given.map(([name, value]) => [names[name as WireName], name === 'activo' ? value === 1 : value]),
  ) as ShowcaseNamed<Wire>
}

/** Only what is given. */
export const toShowcaseWire = (fields: object): Partial<Record<WireName, WireValue>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [showcaseWireName(name), typeof value === 'boolean' ? Number(value) : value]),
  )
