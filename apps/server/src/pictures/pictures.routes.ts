import type { WireReply } from '#contract/wire-types.ts'
import type { ProductPicturesService, ShownPictures } from '../catalogue/pictures/product-pictures.service.ts'
import { mediaPath } from '../content/media-path.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse } from '../refusals/refusal.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import type { PicturesService, UploadedPicture } from './pictures.service.ts'

const wireStates = { waiting: 'dibujando', drawn: 'lista', failed: 'fallida' } as const

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** The staff's calls about pictures. */
export function picturesRoutes({
  pictures,
  productPictures,
  staffLog,
}: {
  pictures: Pick<PicturesService, 'save' | 'find'>
  productPictures: ProductPicturesService
  staffLog: Pick<StaffLog, 'note'>
}) {
  return {
    'staff/subir-imagen': async ({ archivo, nombre, id_producto: productId }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      if (archivo.length % 4 !== 0 || !base64.test(archivo)) return refuse('PICTURE_TYPE')
      if (productId !== undefined && !(await productPictures.exists(productId))) return refuse('NOT_FOUND')
      const uploaded = await pictures.save(
        Buffer.from(archivo, 'base64'),
        staff.name,
        async (tx, picture) => {
          const isDrawn = picture.state === 'drawn'
          if (productId !== undefined) {
            await productPictures.expect(tx, productId, { ...picture, isDrawn, name: nombre })
          }
          const detail = productId === undefined ? '' : String(productId)
          await staffLog.note(tx, { actor: staff, action: 'imagen-subida', subject: nombre, detail })
        },
      )
      return isRefusal(uploaded) ? uploaded : presentPicture(uploaded)
    },

    'staff/imagen': async ({ clave }) => {
      const picture = await pictures.find(clave)
      return picture ? presentPicture(picture) : refuse('NOT_FOUND')
    },

    'staff/imagenes-producto': async ({ id_producto: productId }) => {
      const shown = await productPictures.shown(productId)
      return isRefusal(shown) ? shown : presentShown(shown)
    },

    'staff/guardar-imagenes-producto': async (request, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const change = {
        version: request.version,
        pictures: request.imagenes.map(({ archivo, alt, alt_en, alt_ru, id_valor }) => ({
          file: archivo,
          alt,
          valueId: id_valor,
          alts: { ...(alt_en !== undefined && { en: alt_en }), ...(alt_ru !== undefined && { ru: alt_ru }) },
        })),
        removed: request.quitadas,
        dropped: request.descartadas,
        values: request.valores.map(({ id_valor, archivo }) => ({ id: id_valor, picture: archivo })),
      }
      const shown = await productPictures.change(request.id_producto, change, staff)
      return isRefusal(shown) ? shown : presentShown(shown)
    },
  } satisfies Handlers
}

const presentPicture = ({ key, file, ground, state }: UploadedPicture): WireReply<'staff/imagen'> => ({
  clave: key,
  archivo: file,
  path_imagen: mediaPath(file),
  fondo: ground,
  estado: wireStates[state],
})

const presentShown = ({
  edit,
  pictures,
  values,
  coming,
}: ShownPictures): WireReply<'staff/imagenes-producto'> => ({
  version: edit.version,
  imagenes: pictures.map(({ file, alt, ground, valueId, translations }) => {
    const altIn = (language: 'en' | 'ru') =>
      translations.find((each) => each.language === language)?.alt ?? null
    return {
      archivo: file,
      path_imagen: mediaPath(file),
      alt,
      alt_en: altIn('en'),
      alt_ru: altIn('ru'),
      id_valor: valueId,
      fondo: ground,
    }
  }),
  valores: values.map(({ id, option, name, picture }) => ({
    id_valor: id,
    glosa_opcion: option,
    glosa_valor: name,
    archivo: picture,
  })),
  pendientes: coming.map(({ key, name, state }) => ({ clave: key, nombre: name, estado: wireStates[state] })),
})
