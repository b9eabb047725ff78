import type { EditedProduct } from '#rules/products/product.ts'

/** How the wire calls what is edited of a product; every field has one name, wherever it stands. */
export const productWords = {
  name: 'nombre',
  slug: 'urlamigable',
  sku: 'codigo',
  originalCode: 'codigo_original',
  barcode: 'codigo_barra',
  brandId: 'id_marca',
  kind: 'tipo',
  isPublished: 'publicado',
  isFeatured: 'destacado',
  sellsWithoutStock: 'venta_sin_stock',
  price: 'precio',
  offer: 'oferta',
  from: 'desde',
  until: 'hasta',
  content: 'contenido',
  amount: 'cantidad',
  unit: 'unidad',
  package: 'paquete',
  width: 'ancho',
  height: 'alto',
  depth: 'profundidad',
  weight: 'peso',
  shortDescription: 'descripcion_corta',
  description: 'descripcion',
  tags: 'etiquetas',
  categoryIds: 'categorias',
  features: 'caracteristicas',
  value: 'valor',
  specifications: 'especificaciones',
  section: 'grupo',
  options: 'opciones',
  id: 'id',
  values: 'valores',
  color: 'color',
  retractExclusion: 'exclusion_retracto',
  medicine: 'medicamento',
  sagRegister: 'registro_sag',
  sale: 'condicion_venta',
  species: 'especies',
  substances: 'principios_activos',
  fromWeeks: 'edad_semanas',
  fromKg: 'desde_kg',
  toKg: 'hasta_kg',
  facts: 'ficha',
  food: 'alimento',
  animal: 'especie',
  complete: 'completo',
  fromMonths: 'desde_meses',
  toMonths: 'hasta_meses',
  ingredients: 'ingredientes',
  percent: 'porcentaje',
  analysis: 'analisis',
  protein: 'proteina',
  fat: 'grasa',
  fibre: 'fibra',
  moisture: 'humedad',
  ash: 'ceniza',
  energy: 'energia',
  kibble: 'croqueta',
  ration: 'racion',
  months: 'meses',
  rows: 'filas',
  kg: 'kg',
  grams: 'gramos',
  part: 'repuesto',
  position: 'posicion',
  box: 'caja',
  torque: 'torque',
  nm: 'nm',
  fluid: 'fluido',
  grade: 'grado',
  norms: 'normas',
  tyre: 'neumatico',
  size: 'medida',
  loadIndex: 'indice_carga',
  speedIndex: 'indice_velocidad',
  fitment: 'compatibilidad',
  vehicles: 'vehiculos',
  vehicleId: 'id_vehiculo',
  fromYear: 'desde_anio',
  toYear: 'hasta_anio',
  conditions: 'condiciones',
  text: 'texto',
  relatedIds: 'relacionados',
  analogueIds: 'analogos',
  en: 'en',
  ru: 'ru',
} as const

type Words = typeof productWords

/** A shape with the names of the wire in place of those of the code. */
export type InWireWords<Shape> = Shape extends readonly (infer Row)[]
  ? InWireWords<Row>[]
  : Shape extends object
    ? { [Key in keyof Shape as Key extends keyof Words ? Words[Key] : never]: InWireWords<Shape[Key]> }
    : Shape

export type WireProduct = InWireWords<EditedProduct>

const codeWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(productWords).map(([code, wire]) => [wire, code]),
)

/** What a field of a product is called off the wire; a name that is none of them stays. */
export const productFieldOf = (word: string): string => codeWords[word] ?? word

function rename(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((row) => rename(row, words))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, part]) => {
    const word = Object.hasOwn(words, key) ? words[key] : undefined
    return word === undefined ? [] : [[word, rename(part, words)] as const]
  })
  return Object.fromEntries(entries)
}

/** Some fields of a product with the names of the wire; what is none of them is left out. */
export const productToWire = <Part extends Partial<EditedProduct>>(part: Part): InWireWords<Part> =>
  rename(part, productWords) as InWireWords<Part>

/** The other way round. */
export const productFromWire = (part: Partial<WireProduct>): Partial<EditedProduct> =>
  rename(part, codeWords) as Partial<EditedProduct>
