/**
 * What a column of a file may hold, and under which headers other shops have it. The first header is our own: what is
 * exported carries it. A field with a number (`optionName.2`) may stand several times.
 */
const headers = {
  sku: ['SKU', 'Código', 'Codigo producto', 'Variant SKU', 'Código interno'],
  name: ['Nombre', 'Name', 'Title', 'Título', 'Producto', 'Glosa'],
  slug: ['Dirección web', 'Handle', 'Slug', 'URL'],
  price: ['Precio', 'Regular price', 'Precio normal', 'Precio regular', 'Price'],
  offerPrice: ['Precio oferta', 'Sale price', 'Precio rebajado', 'Precio de oferta'],
  offerFrom: ['Oferta desde', 'Date sale price starts', 'Día en que empieza el precio rebajado'],
  offerUntil: ['Oferta hasta', 'Date sale price ends', 'Día en que termina el precio rebajado'],
  soldPrice: ['Precio de venta', 'Variant Price'],
  priceBefore: ['Precio antes', 'Variant Compare At Price', 'Compare at price'],
  brand: ['Marca', 'Brands', 'Brand', 'Vendor', 'Fabricante', 'Marcas'],
  categories: ['Categorías', 'Categories', 'Categoría', 'Category', 'Product Category'],
  shortDescription: ['Descripción corta', 'Short description'],
  description: ['Descripción', 'Description', 'Body (HTML)', 'Body HTML'],
  tags: ['Etiquetas', 'Tags'],
  originalCode: ['Código original', 'Código OEM', 'Numero de parte', 'Part number', 'MPN'],
  barcode: [
    'Código de barras',
    'GTIN, UPC, EAN, or ISBN',
    'GTIN, UPC, EAN o ISBN',
    'Variant Barcode',
    'Barcode',
    'EAN',
    'GTIN',
  ],
  kind: ['Clase', 'Type', 'Tipo de producto', 'Product Type'],
  contentAmount: ['Contenido'],
  contentUnit: ['Unidad de contenido'],
  width: ['Ancho (cm)', 'Width (cm)', 'Anchura (cm)', 'Ancho'],
  height: ['Alto (cm)', 'Height (cm)', 'Altura (cm)', 'Alto'],
  depth: ['Largo (cm)', 'Length (cm)', 'Longitud (cm)', 'Largo'],
  weight: ['Peso (kg)', 'Weight (kg)', 'Peso'],
  grams: ['Peso (g)', 'Variant Grams', 'Weight (g)'],
  isPublished: ['Publicado', 'Published', 'Status', 'Estado'],
  isFeatured: ['Destacado', 'Is featured?', '¿Está destacado?'],
  sellsWithoutStock: [
    'Vende sin stock',
    'Backorders allowed?',
    '¿Reservas permitidas?',
    'Variant Inventory Policy',
  ],
  stock: ['Stock', 'Inventario', 'Variant Inventory Qty', 'Existencias', 'Quantity', 'Cantidad'],
  features: ['Características'],
  specifications: ['Especificaciones'],
  retractExclusion: ['Sin retracto'],
  sagRegister: ['Registro SAG', 'sag_registro'],
  sale: ['Condición de venta', 'condicion_venta'],
  species: ['Especies'],
  substances: ['Principios activos'],
  fromWeeks: ['Desde semanas'],
  nameEn: ['Nombre (en)'],
  shortDescriptionEn: ['Descripción corta (en)'],
  descriptionEn: ['Descripción (en)'],
  tagsEn: ['Etiquetas (en)'],
  nameRu: ['Nombre (ru)'],
  shortDescriptionRu: ['Descripción corta (ru)'],
  descriptionRu: ['Descripción (ru)'],
  tagsRu: ['Etiquetas (ru)'],
  related: ['Relacionados', 'Cross-sells', 'Ventas cruzadas', 'Productos relacionados'],
  analogues: ['Análogos', 'Upsells', 'Ventas dirigidas', 'Productos análogos'],
  pictures: ['Imágenes', 'Images', 'Image Src'],
  optionName: ['Opción', 'Option1 Name', 'Attribute 1 name', 'Nombre del atributo 1'],
  optionValue: ['Valor', 'Option1 Value', 'Attribute 1 value(s)', 'Valor(es) del atributo 1'],
  rowId: ['ID'],
  rowType: ['Tipo', 'Type'],
  parent: ['Superior', 'Parent'],
  vehicleMake: ['Marca de vehículo', 'Marca vehículo'],
  vehicleModel: ['Modelo', 'Model', 'Modelo de vehículo', 'Modelo vehículo'],
  yearFrom: ['Desde', 'Año', 'Años', 'Año desde', 'Year', 'Years', 'From', 'Year from'],
  yearTo: ['Hasta', 'Año hasta', 'To', 'Year to'],
  engine: ['Motor', 'Engine'],
  position: ['Posición', 'Position', 'Lado', 'Side'],
  condition: ['Condición', 'Condition', 'Nota', 'Note', 'Notes'],
  action: ['Acción', 'Action'],
  unnamed: ['Sin nombre'],
} as const satisfies Record<string, readonly string[]>

export type ImportField = keyof typeof headers

export const importFields = Object.keys(headers) as ImportField[]

/** Our own header of a field. */
export const ownHeader = (field: ImportField): string => headers[field][0]

export const knownHeaders: Readonly<Record<ImportField, readonly string[]>> = headers
