import { bulkFromWire, bulkToWire } from '#contract/products/bulk-words.ts'
import { productFieldOf, productFromWire, productToWire } from '#contract/products/product-words.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { EditedProduct, ProductField } from '#rules/products/product.ts'
import type {
  BulkBatch,
  DeskProduct,
  ListedProduct,
  Named,
  ProductSave,
  ProductsPort,
} from '../port/products.port.ts'
import { namingNow } from './editing.ts'
import { filterOf, orderOf } from './product-filter.ts'
import type { Wire } from './wire.ts'

/** A save names the fields that it writes, each whole. */
type Changes = Parameters<typeof productFromWire>[0]

export function productsRemote(wire: Wire): ProductsPort {
  return {
    async list(filter, sorting, after) {
      const asked = { ...filterOf(filter), ...orderOf(sorting, after) }
      return (await wire.get('staff/productos', asked)).map(toListed)
    },
    async previewBulk(filter, change) {
      const asked = { filtro: filterOf(filter), cambio: bulkToWire(change) }
      const seen = await wire.post('staff/previa-masivo', asked)
      return {
        count: seen.cantidad,
        left: seen.omitidos,
        digest: seen.huella,
        rows: seen.muestra.map((row) => ({
          id: row.id_producto,
          name: row.nombre,
          sku: row.codigo,
          priceBefore: row.precio_antes,
          price: row.precio,
          offerBefore: row.oferta_antes,
          offer: row.oferta,
        })),
      }
    },
    async applyBulk(filter, change, huella) {
      const asked = { filtro: filterOf(filter), cambio: bulkToWire(change), huella }
      return toBatch(await wire.post('staff/aplicar-masivo', asked))
    },
    batches: async (after) =>
      (await wire.get('staff/masivos', after === null ? {} : { sigue_a: after })).map(toBatch),
    async undoBatch(id) {
      const { devueltos, omitidos } = await wire.post('staff/deshacer-masivo', { id_masivo: id })
      return { back: devueltos, left: omitidos }
    },
    find: async (id) => toProduct(await wire.get('staff/producto', { id_producto: id })),
    async add(fields, key) {
      const asked = { clave_idempotencia: key, cambios: productToWire(fields) as Changes }
      return toProduct(await wire.post('staff/guardar-producto', asked))
    },
    change: async (id, version, fields) =>
      toProduct(
        await namingNow(
          wire.post('staff/guardar-producto', {
            id_producto: id,
            version,
            cambios: productToWire(fields) as Changes,
          }),
          (now: Changes) => productFromWire(now),
        ),
      ),
    history: async (id, after) =>
      (
        await wire.get('staff/historial-producto', {
          id_producto: id,
          ...(after !== null && { sigue_a: after }),
        })
      ).map(toSave),
    undo: async (id, saveId) =>
      toProduct(await wire.post('staff/deshacer-producto', { id_producto: id, id_cambio: saveId })),
    preview: async (id) => (await wire.get('staff/vista-previa-producto', { id_producto: id })).path,
    previewChanged: async (id, fields) => {
      const asked = { ...(id !== null && { id_producto: id }), cambios: productToWire(fields) }
      return (await wire.post('staff/previa-producto', asked)).direccion
    },
    categories: async () =>
      (await wire.get('staff/categorias', {})).map((row) => ({
        id: row.id_categoria,
        parentId: row.id_padre,
        name: row.datos.nombre,
        slug: row.datos.urlamigable,
      })),
    brands: async () =>
      (await wire.get('staff/marcas', {})).map((row) => ({
        id: row.id_marca,
        name: row.datos.nombre,
        slug: row.datos.urlamigable,
      })),
    async addCategory(nombre, parentId, key) {
      const asked = { nombre, clave_idempotencia: key, ...(parentId !== null && { id_padre: parentId }) }
      return { id: (await wire.post('staff/agregar-categoria', asked)).id_categoria }
    },
    async addBrand(nombre, key) {
      const asked = { nombre, clave_idempotencia: key }
      return { id: (await wire.post('staff/agregar-marca', asked)).id_marca }
    },
    findVehicles: async (texto) => (await wire.get('staff/buscar-vehiculos', { texto })).map(toNamed),
    years: async () => (await wire.get('vehiculo-anios', {})).map(String),
    makes: (year) => wire.get('vehiculo-marcas', { anio: year }),
    models: (year, make) => wire.get('vehiculo-modelos', { anio: year, marca: make }),
    vehicles: async ({ year, make, model }) =>
      (await wire.get('vehiculos', { anio: year, marca: make, modelo: model })).map((each) => ({
        id: each.id_vehiculo,
        name: `${each.marca} ${each.modelo} ${each.motor}`,
      })),
  }
}

const toBatch = (row: WireReply<'staff/masivos'>[number]): BulkBatch => ({
  id: row.id_masivo,
  at: row.fecha,
  by: row.responsable,
  change: bulkFromWire(row.cambio),
  products: row.productos,
  undone: row.deshecho && { at: row.deshecho.fecha, by: row.deshecho.responsable },
})

const toNamed = ({ id, nombre }: { id: number; nombre: string }): Named => ({ id, name: nombre })

const toListed = (row: WireReply<'staff/productos'>[number]): ListedProduct => ({
  id: row.id_producto,
  name: row.nombre,
  slug: row.urlamigable,
  sku: row.codigo,
  brand: row.marca,
  price: row.precio,
  priceBefore: row.precio_antes,
  stock: row.stock,
  isPublished: row.publicado,
  picture: row.path_imagen,
  changedAt: row.cambio,
})

function toProduct({ id_producto, version, nombres, ...fields }: WireReply<'staff/producto'>): DeskProduct {
  return {
    id: id_producto,
    version,
    product: productFromWire(fields) as EditedProduct,
    names: { products: nombres.productos.map(toNamed), vehicles: nombres.vehiculos.map(toNamed) },
  }
}

const toSave = (row: WireReply<'staff/historial-producto'>[number]): ProductSave => ({
  id: row.id_cambio,
  version: row.version,
  at: row.fecha,
  by: row.responsable,
  batchId: row.id_masivo,
  changes: row.cambios.map(({ campo, antes, despues }) => {
    const field = productFieldOf(campo) as ProductField
    const said = (value: unknown) => productFromWire({ [campo]: value } as Changes)[field]
    return { field, from: said(antes), to: said(despues) }
  }),
})
