import { attributeSlug } from '#rules/catalogue/attribute-values.ts'
import { kindAttribute } from '#rules/catalogue/product-attributes.ts'
import { categories } from './categories.ts'
import { kindTerms } from './kind-terms.ts'
import type { DemoAttribute } from './types.ts'

/**
 * name | kind, and the unit of a number | categories that decide by it | terms in their order, each with the values
 * that count for it besides; `*` is every term
 */
const rows = `
Especie | terms | exoticos | Aves = Catita / Canario / Loro / Ninfa; Catita = Aves; Canario = Aves; Loro = Aves; Ninfa = Aves; Conejo = Roedores, conejo; Cuy = Roedores / Roedores, conejo; Hámster = Roedores / Roedores, conejo; Chinchilla = Roedores / Roedores, conejo; Erizo; Peces = Goldfish; Tortuga = Reptiles; Reptiles
Etapa | terms | perros-alimentos gatos-alimentos | Cachorro = Lactante; Gatito; Adulto; Senior; * = Todas
Raza | terms | perros-alimentos perros-higiene | Pequeña; Mediana; Grande; * = Todas
Sabor | terms | perros-alimentos gatos-alimentos | Pollo; Vacuno; Pavo; Cordero; Salmón; Pescado = Salmón / Trucha / Atún / Jurel / Merluza / Mix marino; Conejo; Ciervo
Contenido neto | number kg | perros-alimentos gatos-alimentos exoticos-alimentos gatos-higiene |
Unidades por envase | number | |
Textura | terms | | Paté; Mousse; Trozos; Lonjas; Molido
Acción | terms | perros-salud gatos-salud | Pulgas = Antipulgas / Interna y externa; Garrapatas; Parásitos internos = Interna / Interna y externa; Articulaciones; Digestión; Piel y pelaje = Articulaciones y pelaje / Pelaje y defensas; Dental; Estrés = Ansiedad leve; Heridas = Recuperación
Pelo | terms | perros-higiene gatos-higiene | Corto; Medio; Largo; * = Todos
Eje | terms | frenos-y-suspension | Delantero; Trasero
Compuesto | terms | frenos-y-suspension | Cerámico; Semimetálico; Orgánico
Viscosidad | terms | filtros-y-lubricantes | 0W-20; 5W-30; 10W-40; 15W-40; 20W-50
Combustible | terms | filtros-y-lubricantes | Bencina; Diésel
Volumen | number L | filtros-y-lubricantes |
Material | terms | perros-accesorios gatos-accesorios | Acero; Algodón; Cerámica; Cuero; Felpa; Goma = Caucho natural / Látex / TPU / EVA; Lana; Lona; Madera = Pino / Álamo / Manzano; Malla; Nylon = ABS y nylon / Malla y nylon; Plástico = ABS / PET / Acrílico / Polipropileno / PVC flocado; Poliéster; Silicona
Aroma | terms | | Sin aroma = Neutro
Proteína | number % | perros-alimentos gatos-alimentos |
Fibra | number % | |
Peso máximo | number kg | |
Capacidad | number L | |
Largo | number cm | |
Alto | number cm | |
Ancho | number cm | |
Diámetro | number mm | frenos-y-suspension |
Unidades | number | |
Frecuencia | text | |
Ingredientes | text | |
Medida | text | |
Incluye | text | |
Vehículo | text | |
Peso | text | |
Dosis | text | |
pH | text | |
Origen | text | |
`

/** How the values of features are read as filters: what an owner edits in the database's own tables. */
export const attributes: DemoAttribute[] = [kindRow(), ...rows.trim().split('\n').map(readRow)]

/** Kinds of things, everywhere the first thing that shoppers decide by. */
function kindRow(): DemoAttribute {
  return {
    slug: kindAttribute,
    name: 'Tipo de producto',
    kind: 'terms',
    unit: '',
    position: 0,
    terms: kindTerms.map(({ name }) => termOf(name)),
    values: kindTerms.flatMap(({ name, kinds }) =>
      kinds.map((kind) => ({ value: kind, term: attributeSlug(name) })),
    ),
    categoryIds: categories.filter(({ parentId }) => parentId === null).map(({ id }) => id),
  }
}

function readRow(row: string, index: number): DemoAttribute {
  const [name = '', reading = '', places = '', terms = ''] = row.split(' |').map((cell) => cell.trim())
  const [kind = '', unit = ''] = reading.split(' ')
  const written = terms
    .split('; ')
    .filter(Boolean)
    .map((term) => term.split(' = '))
  return {
    slug: attributeSlug(name),
    name,
    kind: kind as DemoAttribute['kind'],
    unit,
    position: (index + 1) * 10,
    terms: written.flatMap(([term = '']) => (term === '*' ? [] : [termOf(term)])),
    values: written.flatMap(([term = '', values = '']) => valuesOf(term, values)),
    categoryIds: places.split(' ').filter(Boolean).map(categoryId),
  }
}

function valuesOf(term: string, values: string) {
  return values
    .split(' / ')
    .filter(Boolean)
    .map((value) => ({ value: attributeSlug(value), term: term === '*' ? '*' : attributeSlug(term) }))
}

function termOf(name: string) {
  return { slug: attributeSlug(name), name }
}

function categoryId(slug: string): number {
  const category = categories.find((each) => each.slug === slug)
  if (!category) throw new Error(`Unknown category ${slug}`)
  return category.id
}
