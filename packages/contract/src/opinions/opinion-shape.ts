import { z } from 'zod'
import { id } from '../fields.ts'
import { reviewPhoto } from '../reviews/review-photo.ts'
import type { StaffRole } from '../staff/staff-role.ts'

/** Who answers what people write about products. */
export const opinionRoles = ['owner', 'manager', 'agent'] as const satisfies readonly StaffRole[]

export const opinionKind = z.enum(['pregunta', 'resena'])

/** Which question or review. */
export const opinionPlace = { tipo: opinionKind, id }

/** A question or a review as the desk sees it. */
export const opinion = z.object({
  tipo: opinionKind,
  id: z.int(),
  producto: z.object({ id_producto: z.int(), glosa_producto: z.string(), urlamigable: z.string() }),
  /** ISO 8601. */
  fecha: z.string(),
  autor: z.string(),
  contenido: z.string(),
  /** In which it was written. */
  idioma: z.enum(['es', 'en', 'ru']),
  /** Null for a question. */
  calificacion: z.int().min(1).max(5).nullable(),
  /** Of a review; none are seen of one that is hidden. */
  fotos: z.array(reviewPhoto),
  /** Empty while it waits. */
  respuesta: z.string(),
  respondida_por: z.string(),
  /** Why nobody sees it; empty for what is shown. */
  motivo_oculta: z.string(),
})

export const opinionExample = {
  tipo: 'pregunta' as const,
  id: 1,
  producto: {
    id_producto: 1001,
    glosa_producto: 'Alimento perro adulto',
    urlamigable: 'alimento-perro-adulto',
  },
  fecha: '2026-05-04',
  autor: 'Camila R.',
  contenido: '¿Sirve para un cachorro?',
  idioma: 'es' as const,
  calificacion: null,
  fotos: [],
  respuesta: '',
  respondida_por: '',
  motivo_oculta: '',
}
