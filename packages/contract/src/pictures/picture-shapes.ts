import { z } from 'zod'

/** What an uploaded picture is named by: the beginning of its file's SHA-256. */
export const pictureKey = z.string().regex(/^[0-9a-f]{32}$/)

/** A file under `/media/`. */
export const mediaFile = z.string().min(1).max(200)

/** `dibujando`: its sizes are being made, and nothing is at its path yet. */
const pictureState = z.enum(['dibujando', 'lista', 'fallida'])

export const uploadedPicture = z.object({
  clave: pictureKey,
  /** What stands for it wherever the shop names a picture; one that is ready can be shown at `path_imagen`. */
  archivo: mediaFile,
  path_imagen: z.string(),
  fondo: z.string(),
  estado: pictureState,
})

const key = '0123456789abcdef0123456789abcdef'
const file = `fotos/${key}/1440.webp`

export const uploadedPictureExample = {
  clave: key,
  archivo: file,
  path_imagen: `/media/${file}`,
  fondo: '#ffffff',
  estado: 'lista' as const,
}

const editedPicture = {
  archivo: mediaFile,
  alt: z.string(),
  alt_en: z.string().nullable(),
  alt_ru: z.string().nullable(),
  /** The value of an option that it shows the product with; null where it shows any. */
  id_valor: z.int().nullable(),
}

/** The pictures of a product as the desk edits them. */
export const productPictures = z.object({
  /** With which a save says what it was read from. */
  version: z.int(),
  imagenes: z.array(z.object({ ...editedPicture, path_imagen: z.string(), fondo: z.string() })),
  /** What each value of its options is shown with; null where the product's own pictures are. */
  valores: z.array(
    z.object({
      id_valor: z.int(),
      glosa_opcion: z.string(),
      glosa_valor: z.string(),
      archivo: mediaFile.nullable(),
    }),
  ),
  /** Uploaded, and not shown yet. */
  pendientes: z.array(z.object({ clave: pictureKey, nombre: z.string(), estado: pictureState })),
})

export const productPicturesExample = {
  version: 3,
  imagenes: [
    {
      archivo: file,
      path_imagen: `/media/${file}`,
      alt: 'Saco de 15 kg',
      alt_en: 'A bag of 15 kg',
      alt_ru: null,
      id_valor: null,
      fondo: '#ffffff',
    },
  ],
  valores: [{ id_valor: 4, glosa_opcion: 'Color', glosa_valor: 'Rojo', archivo: file }],
  pendientes: [{ clave: key, nombre: 'saco.jpg', estado: 'dibujando' as const }],
}

/** Who keeps the catalogue. */
export const pictureRoles = ['owner', 'manager'] as const
