import type { WireReply } from '#contract/wire-types.ts'
import type { PicturesPort, ProductPictures, UploadedPicture } from '../port/pictures.port.ts'
import { fileText } from './file-text.ts'
import type { Wire } from './wire.ts'

const states = { dibujando: 'drawing', lista: 'ready', fallida: 'failed' } as const

export function picturesRemote(wire: Wire): PicturesPort {
  return {
    async upload(file, productId) {
      const nombre = file.name.slice(-200)
      const archivo = await fileText(file)
      return toUploaded(
        await wire.post('staff/subir-imagen', {
          archivo,
          nombre,
          ...(productId && { id_producto: productId }),
        }),
      )
    },
    uploaded: async (key) => toUploaded(await wire.get('staff/imagen', { clave: key })),
    ofProduct: async (productId) =>
      toPictures(await wire.get('staff/imagenes-producto', { id_producto: productId })),
    save: async (productId, version, { pictures, removed, dropped, values }) =>
      toPictures(
        await wire.post('staff/guardar-imagenes-producto', {
          id_producto: productId,
          version,
          imagenes: pictures.map(({ file, alt, altEn, altRu, valueId }) => ({
            archivo: file,
            ...(alt !== undefined && { alt }),
            ...(altEn !== undefined && { alt_en: altEn }),
            ...(altRu !== undefined && { alt_ru: altRu }),
            ...(valueId !== undefined && { id_valor: valueId }),
          })),
          quitadas: removed,
          descartadas: dropped,
          valores: values.map(({ id, file }) => ({ id_valor: id, archivo: file })),
        }),
      ),
  }
}

const toUploaded = (row: WireReply<'staff/imagen'>): UploadedPicture => ({
  key: row.clave,
  file: row.archivo,
  src: row.path_imagen,
  state: states[row.estado],
})

const toPictures = (reply: WireReply<'staff/imagenes-producto'>): ProductPictures => ({
  version: reply.version,
  pictures: reply.imagenes.map((row) => ({
    file: row.archivo,
    src: row.path_imagen,
    ground: row.fondo,
    alt: row.alt,
    altEn: row.alt_en,
    altRu: row.alt_ru,
    valueId: row.id_valor,
  })),
  values: reply.valores.map((row) => ({
    id: row.id_valor,
    option: row.glosa_opcion,
    name: row.glosa_valor,
    file: row.archivo,
  })),
  coming: reply.pendientes.map((row) => ({ key: row.clave, name: row.nombre, state: states[row.estado] })),
})
