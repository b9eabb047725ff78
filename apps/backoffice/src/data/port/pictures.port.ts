export type PictureState = 'drawing' | 'ready' | 'failed'

/** A picture that was uploaded. */
export type UploadedPicture = {
  key: string
  /** What names it wherever the shop shows one. */
  file: string
  /** Where it is, once it is ready. */
  src: string
  state: PictureState
}

/** Words are null in a language in which the product's name stands for them. */
export type PictureWords = { alt: string; altEn: string | null; altRu: string | null }

/** What is said of a picture; `valueId` is the value of an option with which alone it is seen, null for any. */
export type PictureFacts = PictureWords & { valueId: number | null }

export type EditedPicture = PictureFacts & { file: string; src: string; ground: string }

/** A value of an option, with the file that shows the product with it; null for the product's own pictures. */
export type PicturedValue = { id: number; option: string; name: string; file: string | null }

export type ProductPictures = {
  version: number
  pictures: EditedPicture[]
  values: PicturedValue[]
  /** Uploaded, and not shown yet. */
  coming: { key: string; name: string; state: PictureState }[]
}

/** Only what was changed: words that are left out stay. */
export type PicturesChange = {
  /** All that stay, in their order. */
  pictures: ({ file: string } & Partial<PictureFacts>)[]
  removed: string[]
  /** Keys of uploads that are not to come. */
  dropped: string[]
  values: Pick<PicturedValue, 'id' | 'file'>[]
}

export type PicturesPort = {
  /**
   * Sends a picture; with a product, that shows it behind its others as soon as it is ready. PICTURE_TYPE,
   * PICTURE_TOO_LARGE, PICTURE_TOO_MANY_PIXELS, PICTURE_BROKEN, PICTURE_DISGUISED, NOT_FOUND.
   */
  upload(file: File, productId?: number): Promise<UploadedPicture>
  /** NOT_FOUND. */
  uploaded(key: string): Promise<UploadedPicture>
  /** NOT_FOUND. */
  ofProduct(productId: number): Promise<ProductPictures>
  /** NOT_FOUND; EDITED_MEANWHILE. */
  save(productId: number, version: number, change: PicturesChange): Promise<ProductPictures>
}
