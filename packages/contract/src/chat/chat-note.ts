import { z } from 'zod'

/** What the staff notes about a conversation for itself; the visitor never sees it. */
export const chatNote = z.object({
  id_nota: z.int(),
  id_conversacion: z.int(),
  nota: z.string(),
  responsable: z.string(),
  fecha: z.iso.datetime(),
  clave: z.uuid().nullable(),
  /** The last message that there was when it was written. */
  despues_de: z.int().min(0),
})

export const chatNoteExample = {
  id_nota: 1,
  id_conversacion: 1,
  nota: 'Ya llamó ayer por lo mismo.',
  responsable: 'Rosa',
  fecha: '2026-11-20T12:01:00.000Z',
  clave: null,
  despues_de: 1,
}
