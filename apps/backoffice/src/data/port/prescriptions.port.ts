export type PrescriptionState = 'missing' | 'received' | 'approved' | 'refused'

/** A page of a prescription; `sentAt` is ISO 8601. */
type PrescriptionPage = { id: number; name: string; isPdf: boolean; sentAt: string }

export type Prescription = {
  orderId: number
  orderNumber: number
  customer: string
  state: PrescriptionState
  version: number
  /** Why it was refused. */
  reason: string
  /** Who has decided; empty while nobody has. */
  decidedBy: string
  /** ISO 8601; when something was last sent or decided. */
  changedAt: string
  products: string[]
  pages: PrescriptionPage[]
}

export type PrescriptionFile = { name: string; type: 'image/webp' | 'application/pdf'; base64: string }

export type PrescriptionsPort = {
  /** Up to 50 of a state, after the order of the last of the page before. */
  list(state: PrescriptionState, after: number | null): Promise<Prescription[]>
  /** How many wait to be read. */
  waiting(): Promise<number>
  /** NOT_FOUND. Who has opened it is noted. */
  file(orderId: number, pageId: number): Promise<PrescriptionFile>
  /** A reason refuses it. NOT_FOUND; ORDER_STATE; EDITED_MEANWHILE. */
  decide(
    of: Pick<Prescription, 'orderId' | 'version'>,
    decision: 'approve' | { reason: string },
  ): Promise<Prescription>
}
