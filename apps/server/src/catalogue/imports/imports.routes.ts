import type { WireReply } from '#contract/wire-types.ts'
import type { FileFormat } from '#import/columns/file-format.ts'
import { isColumnTarget } from '#import/columns/guess-columns.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import type { exportService } from './export/export.service.ts'
import type { ImportsService, PicturedImport } from './imports.service.ts'
import type { ImportState } from './imports.store.ts'
import type { ImportArchives } from './pictures/import-archives.service.ts'

const states = {
  uploading: 'subiendo',
  ready: 'lista',
  checking: 'revisando',
  checked: 'revisada',
  applying: 'aplicando',
  applied: 'aplicada',
  failed: 'fallida',
  cancelled: 'cancelada',
} as const satisfies Record<ImportState, string>

const formats = {
  propio: 'own',
  woocommerce: 'woocommerce',
  shopify: 'shopify',
  vehiculos: 'fitment',
} as const
const wireFormats = {
  own: 'propio',
  woocommerce: 'woocommerce',
  shopify: 'shopify',
  fitment: 'vehiculos',
} as const satisfies Record<FileFormat, string>

const present = (row: PicturedImport): WireReply<'staff/importacion'> => ({
  id_importacion: row.id,
  archivo: row.fileName,
  bytes: row.bytes,
  estado: states[row.state],
  formato: row.format && wireFormats[row.format],
  encabezado: row.header,
  columnas: row.columns,
  muestra: row.sample,
  filas: row.counts.rows ?? 0,
  nuevos: row.counts.created ?? 0,
  cambiados: row.counts.changed ?? 0,
  iguales: row.counts.same ?? 0,
  rechazados: row.counts.refused ?? 0,
  errores: row.counts.errors ?? 0,
  borradores: row.counts.drafts ?? 0,
  imagenes: { esperan: row.pictures.waiting, listas: row.pictures.kept, fallidas: row.pictures.failed },
  fotos: row.archive && {
    id_subida: row.archive.uploadId,
    archivo: row.archive.fileName,
    bytes: row.archive.bytes,
    imagenes: row.archive.entries,
  },
  falla: row.failure && { codigo: row.failure.code, fila: row.failure.line },
  responsable: row.actor,
  fecha: row.madeAt,
  termino: row.endedAt,
})

const presented = (row: PicturedImport | Refusal) => (isRefusal(row) ? row : present(row))

type Member = { staffId: number; name: string }

/** The staff's calls that bring products in and take them out as files. */
export function importsRoutes(
  imports: ImportsService,
  {
    exporting,
    archives,
  }: {
    exporting: ReturnType<typeof exportService>
    archives: Pick<ImportArchives, 'announce' | 'addPiece'>
  },
) {
  /** As it stands once that is done. */
  const after = async (done: unknown, id: number) =>
    isRefusal(done) ? done : presented(await imports.find(id))
  const by = ({ staffId, name }: Member) => ({ staffId, name })
  return {
    'staff/importaciones': async ({ sigue_a }) => (await imports.list(sigue_a)).map(present),

    'staff/importacion': async ({ id_importacion }) => presented(await imports.find(id_importacion)),

    'staff/crear-importacion': async ({ archivo, bytes }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return presented(await imports.create({ fileName: archivo, bytes }, by(staff)))
    },

    'staff/subir-importacion': async ({ id_importacion, posicion, trozo }) =>
      presented(await imports.addPiece(id_importacion, posicion, Buffer.from(trozo, 'base64'))),

    'staff/anunciar-fotos-importacion': async ({ id_importacion, archivo, bytes }) =>
      after(await archives.announce(id_importacion, { fileName: archivo, bytes }), id_importacion),

    'staff/subir-fotos-importacion': async ({ id_importacion, id_subida, posicion, trozo }) => {
      const piece = { uploadId: id_subida, position: posicion, bytes: Buffer.from(trozo, 'base64') }
      return after(await archives.addPiece(id_importacion, piece), id_importacion)
    },

    'staff/quitar-fotos-importacion': async ({ id_importacion }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return presented(await imports.removeArchive(id_importacion, by(staff)))
    },

    'staff/revisar-importacion': async ({ id_importacion, formato, columnas }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const columns = columnas.map((target) => (isColumnTarget(target) ? target : null))
      return presented(await imports.check(id_importacion, by(staff), { format: formats[formato], columns }))
    },

    'staff/aplicar-importacion': async ({ id_importacion }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return presented(await imports.apply(id_importacion, by(staff)))
    },

    'staff/cancelar-importacion': async ({ id_importacion }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return presented(await imports.cancel(id_importacion, by(staff)))
    },

    'staff/errores-importacion': async ({ id_importacion, sigue_a }) => {
      const errors = await imports.errors(id_importacion, sigue_a ?? 0)
      return errors.map(({ id, line, column, code, value }) => ({
        id,
        fila: line,
        columna: column,
        codigo: code,
        valor: value,
      }))
    },

    'staff/filas-rechazadas': async ({ id_importacion, sigue_a }) => {
      const page = await imports.refusedFile(id_importacion, sigue_a)
      return isRefusal(page) ? page : { csv: page.csv, sigue_a: page.next }
    },

    'staff/exportar-productos': async ({ sigue_a }) => {
      const { csv, next } = await exporting.page(sigue_a)
      return { csv, sigue_a: next }
    },

    'staff/exportar-productos-xlsx': () => exporting.workbook(),
  } satisfies Handlers
}
