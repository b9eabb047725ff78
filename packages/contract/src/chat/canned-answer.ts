import { z } from 'zod'

/** An answer that the staff keeps ready, and who has written it last (nobody what is older than that is noted). */
export const cannedAnswer = z.object({
  id_respuesta: z.int(),
  nombre: z.string(),
  texto: z.string(),
  version: z.int(),
  responsable: z.string(),
})

export const cannedAnswerExample = {
  id_respuesta: 1,
  nombre: 'Envíos',
  texto: 'Despachamos a todo Chile en 2 a 5 días hábiles.',
  version: 2,
  responsable: 'Ana',
}
