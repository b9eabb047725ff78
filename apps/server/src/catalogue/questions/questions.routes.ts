import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import type { QuestionsService } from './questions.service.ts'

/** The calls that read and ask questions about products. */
export function questionsRoutes(questions: QuestionsService) {
  return {
    'preguntas-producto': async ({ id_producto: productId, buscar, page, limit }, { tag, language }) => {
      const found = await questions.list({ productId, search: buscar, language, page, limit })
      if (isRefusal(found)) return found
      tag([productId])
      return {
        ...found.window,
        todas: found.all,
        items: found.rows.map((row) => ({
          id_pregunta: row.id,
          fecha: row.askedOn,
          autor: row.author,
          contenido: row.content,
          respuesta: row.answer,
          fecha_respuesta: row.answeredOn,
          ...(row.language !== language && { idioma: row.language }),
        })),
      }
    },

    'guardar-pregunta': async (request, { session, language }) => {
      const asked = await questions.ask(
        {
          clientKey: request.clave,
          productId: request.id_producto,
          author: request.autor,
          email: request.email,
          content: request.contenido,
          language,
        },
        session?.customerId ?? null,
      )
      return isRefusal(asked) ? asked : { id_pregunta: asked.id, fecha: asked.askedOn }
    },
  } satisfies Handlers
}
