import { z } from 'zod'

/** An answer that the staff keeps ready. */
export const cannedAnswer = z.object({ id_respuesta: z.int(), nombre: z.string(), texto: z.string() })

export const cannedAnswerExample = {
  id_respuesta: 1,
  nombre: 'Envíos',
  texto: 'Despachamos a todo Chile en 2 a 5 días hábiles.',
}
