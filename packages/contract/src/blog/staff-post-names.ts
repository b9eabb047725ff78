/** What the fields of posts and of their categories are called off the wire, in Spanish alone. */
const bases = {
  titulo: 'title',
  resumen: 'excerpt',
  contenido: 'body',
  texto_imagen: 'imageAlt',
  titulo_seo: 'seoTitle',
  descripcion_seo: 'seoDescription',
  nombre: 'name',
} as const

const others = {
  url: 'slug',
  id_categoria: 'categoryId',
  etiquetas: 'tags',
  autor: 'author',
  imagen: 'image',
  fecha: 'publishedOn',
  publicado: 'isPublished',
  productos_categoria: 'shopCategory',
  productos_texto: 'shopWords',
} as const

const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(bases).flatMap(([wire, name]) => [
      [wire, name],
      [`${wire}_en`, `${name}En`],
      [`${wire}_ru`, `${name}Ru`],
    ]),
  ),
  ...others,
}

const wireNames = Object.fromEntries(Object.entries(names).map(([wire, name]) => [name, wire]))

/** The name that a field of the wire has off it. */
export const postName = (wire: string): string => names[wire] ?? wire

/** The name of a field on the wire. */
export const postWireName = (name: string): string => wireNames[name] ?? name

/** Only what is given; flags are booleans off the wire. */
export const fromPostWire = (wire: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(wire)
      .filter(([name, value]) => name in names && value !== undefined)
      .map(([name, value]) => [names[name], name === 'publicado' ? value === 1 : value]),
  )

/** Only what is given. */
export const toPostWire = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [postWireName(name), typeof value === 'boolean' ? Number(value) : value]),
  )
