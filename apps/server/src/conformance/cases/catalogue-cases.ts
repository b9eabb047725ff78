import { randomUUID } from 'node:crypto'
import {
  type CallCases,
  example,
  ofBrand,
  ofCategory,
  ofProduct,
  ofQuestion,
  pictureIn,
} from './case-parts.ts'

/** Of the desk, on what is sold. */
export const catalogueCases = {
  'staff/subir-imagen': example,
  'staff/imagen': {
    request: async (_, fixture) => ({ clave: (await pictureIn(fixture)).split('/')[1] ?? '' }),
  },
  'staff/imagenes-producto': { request: (_, { product }) => ({ id_producto: product.id }) },
  'staff/guardar-imagenes-producto': {
    request: async (_, { pool, product }) => {
      const { rows } = await pool.query('SELECT version FROM product_picture_edits WHERE product_id = $1', [
        product.id,
      ])
      return { id_producto: product.id, version: rows[0]?.version ?? 0 }
    },
  },
  'staff/quitar-resena': {
    request: async (_, { pool }) => {
      const { rows: written } = await pool.query('SELECT max(id) AS id FROM reviews')
      return { id_resena: written[0].id }
    },
  },
  'staff/productos': example,
  'staff/guardar-categoria': ofCategory({ nombre: 'Otro nombre' }),
  'staff/mover-categoria': ofCategory({}),
  'staff/quitar-categoria': ofCategory({}),
  'staff/agregar-categoria': { request: () => ({ nombre: `Categoría ${randomUUID()}` }) },
  'staff/guardar-marca': ofBrand({ pais: 'Chile' }),
  'staff/quitar-marca': ofBrand({}),
  'staff/agregar-marca': { request: () => ({ nombre: `Marca ${randomUUID()}` }) },
  'staff/previa-masivo-stock': example,
  'staff/aplicar-masivo-stock': { ...example, refused: 'BULK_CHANGED' },
  'staff/masivos-stock': example,
  'staff/deshacer-masivo-stock': {
    request: async (_, { pool }) => {
      const { rows: made } = await pool.query(
        `INSERT INTO stock_batches (actor, branch_id, change, note, places)
         SELECT 'Ana', min(id), '{"kind": "set", "units": 1}', '', 0 FROM branches RETURNING id`,
      )
      return { id_masivo: made[0].id }
    },
  },
  'staff/previa-masivo': example,
  'staff/aplicar-masivo': { ...example, refused: 'BULK_CHANGED' },
  'staff/masivos': example,
  'staff/deshacer-masivo': {
    request: async (_, { pool }) => {
      const { rows: made } = await pool.query(
        `INSERT INTO product_batches (actor, change, products) VALUES ('Ana', '{"kind": "offer-end"}', 0) RETURNING id`,
      )
      return { id_masivo: made[0].id }
    },
  },
  'staff/categorias': example,
  'staff/marcas': example,
  'staff/buscar-vehiculos': example,
  'staff/producto': ofProduct,
  'staff/vista-previa-producto': ofProduct,
  'staff/previa-producto': {
    request: (_, { product }) => ({ id_producto: product.id, cambios: { nombre: 'Otro' } }),
  },
  'staff/guardar-producto': {
    request: () => ({ cambios: { nombre: 'Collar nuevo', codigo: randomUUID() } }),
  },
  'staff/historial-producto': ofProduct,
  'staff/deshacer-producto': {
    request: async (_, { pool, product }) => {
      const { rows: made } = await pool.query(
        `WITH saved AS (UPDATE products SET version = version + 1, featured = true WHERE id = $1 RETURNING version)
         INSERT INTO product_changes (product_id, version, actor, changes)
         SELECT $1, version, 'Ana', '{"isFeatured": {"from": false, "to": true}}' FROM saved RETURNING id`,
        [product.id],
      )
      return { id_producto: product.id, id_cambio: made[0].id }
    },
  },
  'staff/opiniones': example,
  'staff/opiniones-cantidades': example,
  'staff/responder-opinion': ofQuestion({ respuesta: 'Sí.' }),
  'staff/ocultar-opinion': ofQuestion({ motivo: 'Publicidad' }),
  'staff/mostrar-opinion': ofQuestion({}),
  'staff/ajustar-stock': {
    request: async (_, { product, pool }) => {
      const { rows: there } = await pool.query(
        'SELECT quantity FROM stock WHERE product_id = $1 AND branch_id = 1',
        [product.id],
      )
      const visto = Number(there[0].quantity)
      return { id_producto: product.id, id_sucursal: 1, cantidad: 1_000_000, visto }
    },
  },
  'staff/mover-stock': {
    request: (_, { product }) => ({
      id_producto: product.id,
      id_sucursal: 1,
      cantidad: -1,
      motivo: 'perdido',
      clave_idempotencia: randomUUID(),
    }),
  },
  'staff/trasladar-stock': {
    request: (_, { product }) => ({
      id_producto: product.id,
      id_sucursal: 1,
      id_destino: 2,
      cantidad: 1,
      clave_idempotencia: randomUUID(),
    }),
  },
  'staff/stock-bajo': example,
  'staff/recuento-stock': example,
  'staff/cuadrar-stock': ofProduct,
  'staff/movimientos-stock': example,
  'staff/stock-producto': example,
  'staff/importaciones': example,
  'staff/importacion': { refused: 'NOT_FOUND' },
  'staff/crear-importacion': example,
  'staff/subir-importacion': { refused: 'NOT_FOUND' },
  'staff/anunciar-fotos-importacion': { refused: 'NOT_FOUND' },
  'staff/subir-fotos-importacion': { refused: 'NOT_FOUND' },
  'staff/quitar-fotos-importacion': { refused: 'NOT_FOUND' },
  'staff/revisar-importacion': { refused: 'NOT_FOUND' },
  'staff/aplicar-importacion': { refused: 'NOT_FOUND' },
  'staff/cancelar-importacion': { refused: 'NOT_FOUND' },
  'staff/errores-importacion': example,
  'staff/filas-rechazadas': { refused: 'NOT_FOUND' },
  'staff/exportar-productos': example,
  'staff/exportar-productos-xlsx': example,
} satisfies Partial<CallCases>
