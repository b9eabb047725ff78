import { z } from 'zod'

export const orderToken = z.string().regex(/^[0-9a-z]{32}$/i)

/** `falta`: nothing was sent yet. */
export const prescriptionState = z.enum(['falta', 'recibida', 'aprobada', 'rechazada'])

/** What a file of a prescription is shown as. */
const fileType = z.enum(['image/webp', 'application/pdf'])

export const prescription = z.object({
  estado: prescriptionState,
  /** Why it was refused; empty otherwise. */
  motivo: z.string(),
  /** 1 while something can be sent. */
  abierta: z.union([z.literal(0), z.literal(1)]),
  /** What of the order needs it. */
  productos: z.array(z.string()),
  archivos: z.array(
    z.object({ id_archivo: z.int(), nombre: z.string(), tipo: fileType, fecha: z.iso.datetime() }),
  ),
})

export const prescriptionExample = {
  estado: 'recibida' as const,
  motivo: '',
  abierta: 1 as const,
  productos: ['Antiparasitario masticable 4,5–11 kg'],
  archivos: [
    {
      id_archivo: 1,
      nombre: 'receta.jpg',
      tipo: 'image/webp' as const,
      fecha: '2026-11-20T12:00:00.000Z',
    },
  ],
}

/** The same for who decides over it. */
export const prescriptionForShop = prescription.extend({
  id_pedido: z.int(),
  numero_pedido: z.int(),
  cliente: z.string(),
  /** With which a decision says what it was made of. */
  version: z.int(),
  /** Who has decided; empty while nobody has. */
  responsable: z.string(),
  fecha: z.iso.datetime(),
})

export const prescriptionForShopExample = {
  ...prescriptionExample,
  id_pedido: 1,
  numero_pedido: 104233,
  cliente: 'Camila Rojas',
  version: 1,
  responsable: '',
  fecha: '2026-11-20T12:00:00.000Z',
}

export const prescriptionFile = z.object({
  nombre: z.string(),
  tipo: fileType,
  /** Base64. */
  contenido: z.string(),
})

export const prescriptionFileExample = {
  nombre: 'receta.pdf',
  tipo: 'application/pdf' as const,
  contenido: 'JVBERi0xLjcKJSVFT0YK',
}

/** The technical director is one of these (decision 0237). */
export const prescriptionRoles = ['owner', 'manager'] as const

/** What a file may weigh, in bytes. */
export const mostPrescriptionBytes = 8 * 1024 * 1024

/** The same in base64, which makes four letters of three bytes. */
export const mostPrescriptionLetters = Math.ceil(mostPrescriptionBytes / 3) * 4

/** So many files an order takes. */
export const mostPrescriptionFiles = 10

/** What a page that no order has yet is known by. */
export const prescriptionUploadToken = z.string().regex(/^[0-9a-f]{32}$/)
