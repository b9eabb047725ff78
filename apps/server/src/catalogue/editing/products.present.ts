import { productToWire, productWords } from '#contract/products/product-words.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { ProductField } from '#rules/products/product.ts'
import type { DeskProductRow, ProductChangeRow, StoredProduct } from './products.service.ts'

/** How what a product names by an id is called. */
export type Names = WireReply<'staff/producto'>['nombres']

export const presentRow = (row: DeskProductRow): WireReply<'staff/productos'>[number] => ({
  id_producto: row.id,
  nombre: row.name,
  urlamigable: row.slug,
  codigo: row.sku,
  marca: row.brand,
  precio: row.price,
  precio_antes: row.compareAtPrice,
  stock: row.stock,
  publicado: row.isPublished,
  path_imagen: row.picture === null ? null : `/media/${row.picture}`,
  cambio: new Date(row.changedAt).toISOString(),
})

export const presentStored = (
  { id, version, product }: StoredProduct,
  nombres: Names,
): WireReply<'staff/producto'> => ({ ...productToWire(product), id_producto: id, version, nombres })

export const presentChange = (row: ProductChangeRow): WireReply<'staff/historial-producto'>[number] => ({
  id_cambio: row.id,
  version: row.version,
  fecha: row.changedAt.toISOString(),
  responsable: row.actor,
  id_masivo: row.batchId,
  cambios: Object.entries(row.changes).map(([field, { from, to }]) => {
    const named = productToWire({ [field]: from }) as Record<string, unknown>
    const after = productToWire({ [field]: to }) as Record<string, unknown>
    const campo = productWords[field as ProductField]
    return { campo, antes: named[campo], despues: after[campo] }
  }),
})
