import type { WireReply } from '#contract/wire-types.ts'
import type { Import, ImportsPort } from '../port/imports.port.ts'
import { fileText } from './file-text.ts'
import type { Wire } from './wire.ts'

const pieceBytes = 1024 * 1024

const states = {
  subiendo: 'uploading',
  lista: 'ready',
  revisando: 'checking',
  revisada: 'checked',
  aplicando: 'applying',
  aplicada: 'applied',
  fallida: 'failed',
  cancelada: 'cancelled',
} as const
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
} as const

type Piece = { posicion: number; trozo: string }

export function importsRemote(wire: Wire): ImportsPort {
  /** One after the other; what the last one was answered. */
  async function sendPieces(
    file: File,
    send: (piece: Piece) => Promise<WireReply<'staff/importacion'>>,
    onProgress: (part: number) => void,
  ) {
    let row: WireReply<'staff/importacion'> | undefined
    for (let at = 0; at < file.size; at += pieceBytes) {
      const trozo = await fileText(file.slice(at, at + pieceBytes))
      row = await send({ posicion: at / pieceBytes, trozo })
      onProgress(Math.min(1, (at + pieceBytes) / file.size))
    }
    return row
  }

  const after = (id: number | null) => (id === null ? {} : { sigue_a: id })
  return {
    list: async (last) => (await wire.get('staff/importaciones', after(last))).map(toImport),
    find: async (id) => toImport(await wire.get('staff/importacion', { id_importacion: id })),

    async upload(file, onProgress) {
      const about = { archivo: file.name, bytes: file.size }
      const row = await wire.post('staff/crear-importacion', about)
      const { id_importacion } = row
      const send = (piece: Piece) => wire.post('staff/subir-importacion', { id_importacion, ...piece })
      return toImport((await sendPieces(file, send, onProgress)) ?? row)
    },

    async uploadPictures(id_importacion, file, onProgress) {
      const about = { id_importacion, archivo: file.name, bytes: file.size }
      const row = await wire.post('staff/anunciar-fotos-importacion', about)
      // Told apart from whatever else is brought in its place meanwhile.
      const upload = { id_importacion, id_subida: row.fotos?.id_subida ?? '' }
      const send = (piece: Piece) => wire.post('staff/subir-fotos-importacion', { ...upload, ...piece })
      return toImport((await sendPieces(file, send, onProgress)) ?? row)
    },

    removePictures: async (id) =>
      toImport(await wire.post('staff/quitar-fotos-importacion', { id_importacion: id })),

    check: async (id, format, columns) =>
      toImport(
        await wire.post('staff/revisar-importacion', {
          ...{ id_importacion: id, formato: wireFormats[format], columnas: [...columns] },
        }),
      ),
    apply: async (id) => toImport(await wire.post('staff/aplicar-importacion', { id_importacion: id })),
    cancel: async (id) => toImport(await wire.post('staff/cancelar-importacion', { id_importacion: id })),

    async errors(id) {
      const rows = await wire.get('staff/errores-importacion', { id_importacion: id })
      return rows.map(({ id: error, fila, columna, codigo, valor }) => ({
        ...{ id: error, line: fila, column: columna, code: codigo, value: valor },
      }))
    },

    async refusedRows(id, last) {
      const { csv, sigue_a } = await wire.get('staff/filas-rechazadas', {
        id_importacion: id,
        ...after(last),
      })
      return { csv, next: sigue_a }
    },

    async exported(last) {
      const { csv, sigue_a } = await wire.get('staff/exportar-productos', after(last))
      return { csv, next: sigue_a }
    },

    exportedWorkbook: () => wire.file('staff/exportar-productos-xlsx'),
  }
}

const toImport = (wire: WireReply<'staff/importacion'>): Import => ({
  id: wire.id_importacion,
  fileName: wire.archivo,
  state: states[wire.estado],
  format: wire.formato && formats[wire.formato],
  header: wire.encabezado,
  columns: wire.columnas,
  sample: wire.muestra,
  rows: wire.filas,
  created: wire.nuevos,
  changed: wire.cambiados,
  same: wire.iguales,
  refused: wire.rechazados,
  drafts: wire.borradores,
  pictures: { waiting: wire.imagenes.esperan, kept: wire.imagenes.listas, failed: wire.imagenes.fallidas },
  errors: wire.errores,
  archive: wire.fotos && { fileName: wire.fotos.archivo, pictures: wire.fotos.imagenes },
  failure: wire.falla && { code: wire.falla.codigo, line: wire.falla.fila },
  by: wire.responsable,
  madeAt: wire.fecha,
})
