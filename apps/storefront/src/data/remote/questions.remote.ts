import type { QuestionsPort } from '../port/questions.port.ts'
import type { Wire } from './wire.ts'

export function questionsRemote(wire: Wire): QuestionsPort {
  return {
    async list(productId, { page, search } = {}) {
      const { items, todas, ...window } = await wire.get('preguntas-producto', {
        id_producto: productId,
        page,
        buscar: search,
      })
      return {
        ...window,
        sort: 'newest',
        all: todas,
        items: items.map((each) => ({
          id: each.id_pregunta,
          askedOn: each.fecha,
          author: each.autor,
          content: each.contenido,
          answer: each.respuesta,
          answeredOn: each.fecha_respuesta,
          lang: each.idioma,
        })),
      }
    },
    async ask(productId, { key, author, email, content }) {
      const asked = await wire.post('guardar-pregunta', {
        clave: key,
        id_producto: productId,
        autor: author,
        email,
        contenido: content,
      })
      return { id: asked.id_pregunta, askedOn: asked.fecha }
    },
  }
}
