export type ImportState =
  | 'uploading'
  | 'ready'
  | 'checking'
  | 'checked'
  | 'applying'
  | 'applied'
  | 'failed'
  | 'cancelled'

export type ImportFormat = 'own' | 'woocommerce' | 'shopify' | 'fitment'

/** A file of products: what its columns hold, how far it is, and what became of its rows. */
export type Import = {
  id: number
  fileName: string
  state: ImportState
  format: ImportFormat | null
  header: string[]
  /** As many as there are headers; null for a column that is not wanted. */
  columns: (string | null)[]
  sample: string[][]
  rows: number
  created: number
  changed: number
  same: number
  refused: number
  drafts: number
  /** Cells that are wrong, and pictures that are missing. */
  errors: number
  /** Pictures that it names. */
  pictures: { waiting: number; kept: number; failed: number }
  /** The ZIP of its pictures, and how many it has; null until it is here whole. */
  archive: { fileName: string; pictures: number | null } | null
  failure: { code: string; line: number | null } | null
  by: string
  /** ISO 8601. */
  madeAt: string
}

/** A cell that is wrong; its column is empty where it is the row as a whole. */
export type ImportError = { id: number; line: number; column: string; code: string; value: string }

/** A page of a file, and after what the next one begins; null after the last one. */
export type FilePage = { csv: string; next: number | null }

/** Files of products that come in and go out. Refusals: IMPORT_BUSY, NOT_FOUND, ARCHIVE_INCOMPLETE. */
export type ImportsPort = {
  /** Up to 25, the newest first. */
  list(after: number | null): Promise<Import[]>
  find(id: number): Promise<Import>
  /** Sends a file piece by piece; told of how much has gone, from 0 to 1. */
  upload(file: File, onProgress: (part: number) => void): Promise<Import>
  /** Sends the ZIP of its pictures, in place of the one before. Refusals besides: ARCHIVE_REPLACED, ARCHIVE_UNREADABLE, ARCHIVE_TOO_LARGE. */
  uploadPictures(id: number, file: File, onProgress: (part: number) => void): Promise<Import>
  /** Takes that ZIP away, whole or not. */
  removePictures(id: number): Promise<Import>
  check(id: number, format: ImportFormat, columns: readonly (string | null)[]): Promise<Import>
  apply(id: number): Promise<Import>
  cancel(id: number): Promise<Import>
  /** Up to 100 in the order of the file. */
  errors(id: number): Promise<ImportError[]>
  refusedRows(id: number, after: number | null): Promise<FilePage>
  exported(after: number | null): Promise<FilePage>
  /** All products as an XLSX. */
  exportedWorkbook(): Promise<Blob>
}
