import { z } from 'zod'
import { id, text } from '../fields.ts'
import type { StaffRole } from '../staff/staff-role.ts'

/** Who brings files of products in and takes them out. */
export const importRoles = ['owner', 'manager'] as const satisfies readonly StaffRole[]

/** The longest file, the longest ZIP of pictures, and the longest piece of either, in bytes. */
export const importLimits = {
  fileBytes: 100 * 1024 * 1024,
  archiveBytes: 500 * 1024 * 1024,
  pieceBytes: 1024 * 1024,
} as const

/** The longest piece as base64, which makes four bytes of three. */
export const pieceLetters = Math.ceil(importLimits.pieceBytes / 3) * 4

/** Whose file of products it is, each of which puts variants together in its own way; or what parts fit which vehicles. */
export const importFormat = z.enum(['propio', 'woocommerce', 'shopify', 'vehiculos'])

/**
 * What a column holds: the name of a field such as `sku` or `price`, one of a row of them (`optionName.2`), the units of a
 * branch (`stock:Centro`), those that it had when the file was taken out (`seen:Centro`), or nothing that is wanted.
 */
export const columnTarget = text(80).nullable()

const count = z.int().min(0)

export const importShape = z.object({
  id_importacion: id,
  archivo: z.string(),
  bytes: count,
  estado: z.enum([
    'subiendo',
    'lista',
    'revisando',
    'revisada',
    'aplicando',
    'aplicada',
    'fallida',
    'cancelada',
  ]),
  formato: importFormat.nullable(),
  encabezado: z.array(z.string()),
  /** As many as there are headers. */
  columnas: z.array(z.string().nullable()),
  /** The first rows, at most five. */
  muestra: z.array(z.array(z.string())),
  filas: count,
  nuevos: count,
  cambiados: count,
  iguales: count,
  /** Products of which nothing was taken, and how many cells were wrong. */
  rechazados: count,
  errores: count,
  /** New ones that are not for sale yet, since a price or a category is missing. */
  borradores: count,
  /** The ZIP of its pictures, and how many it has: null until it is here whole. Each announced one has an id of its own. */
  fotos: z
    .object({ id_subida: z.uuid(), archivo: z.string(), bytes: count, imagenes: count.nullable() })
    .nullable(),
  /** Pictures that the file names: to be taken, here, and those that cannot be had. */
  imagenes: z.object({ esperan: count, listas: count, fallidas: count }),
  /**
   * Why it ended: EMPTY, BROKEN, FORMAT_UNKNOWN, TOO_MANY_COLUMNS or UNPACKS_TOO_LARGE where it could not be read, and in
   * which line; else NOT_WRITTEN.
   */
  falla: z.object({ codigo: z.string(), fila: z.int().nullable() }).nullable(),
  responsable: z.string(),
  /** ISO 8601. */
  fecha: z.string(),
  termino: z.string().nullable(),
})

export const uploadExample = '7d1f3c52-6a0e-4c1b-9a55-2f0d8f1e4b90'

export const importExample: z.input<typeof importShape> = {
  id_importacion: 7,
  archivo: 'productos.csv',
  bytes: 2048,
  estado: 'revisada',
  formato: 'propio',
  encabezado: ['SKU', 'Nombre', 'Precio'],
  columnas: ['sku', 'name', 'price'],
  muestra: [['A-1', 'Collar', '12.990']],
  filas: 1,
  nuevos: 1,
  cambiados: 0,
  iguales: 0,
  rechazados: 0,
  errores: 0,
  borradores: 1,
  imagenes: { esperan: 0, listas: 0, fallidas: 0 },
  fotos: null,
  falla: null,
  responsable: 'Ana',
  fecha: '2026-11-20T12:00:00.000Z',
  termino: '2026-11-20T12:00:01.000Z',
}
