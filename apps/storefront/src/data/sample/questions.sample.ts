import { guardarPregunta } from '#contract/questions/guardar-pregunta.ts'
import { preguntasProducto } from '#contract/questions/preguntas-producto.ts'
import { questionsIn } from '#demo/data/translations/demo-in.ts'
import { listWindow } from '#rules/catalogue/list-window.ts'
import { saysAll, wordsOfQuestionSearch } from '#rules/catalogue/questions.ts'
import { dayInChile } from '#rules/chile/calendar.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import type { QuestionsPort } from '../port/questions.port.ts'
import { after, refusal, type SampleContext } from './layer.ts'
import { checkForm } from './services/check-form.ts'
import { usedKeys } from './used-keys.ts'

/** What was asked about the demonstration's products. Nobody is at the desk here: what is asked is checked and kept. */
export function questionsSample(context: SampleContext): QuestionsPort {
  const { shop, delays } = context
  const used = usedKeys<{ id: number; askedOn: string }>(context, 'huella.sample.questions')
  const checkProduct = (productId: number) => {
    if (!shop.find(productId)) throw refusal(context, 'NOT_FOUND')
  }
  return {
    list: (productId, options = {}) =>
      after(delays.list, async () => {
        const wanted = { id_producto: productId, page: options.page, buscar: options.search }
        const { page, limit, buscar } = checkForm(context, preguntasProducto.request, wanted, {})
        checkProduct(productId)
        const all = (await questionsIn(shop.language))
          .filter((each) => each.productId === productId)
          .toSorted((a, b) => b.answeredOn.localeCompare(a.answeredOn) || b.id - a.id)
        const words = wordsOfQuestionSearch(buscar)
        const found = all.filter((each) => saysAll(each, words))
        const window = listWindow({ total: found.length, page, limit })
        const items = found
          .slice((window.page - 1) * limit, window.page * limit)
          .map(({ productId: _, ...question }) => question)
        return { ...window, sort: 'newest', all: all.length, items }
      }),
    ask: (productId, { key, author, email, content }) =>
      after(delays.list, () => {
        const sent = { clave: key, id_producto: productId, autor: author, email, contenido: content }
        const { clave, ...form } = checkForm(context, guardarPregunta.request, sent, {})
        const address = normalizeEmail(form.email)
        if (address === null) throw refusal(context, 'EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } })
        checkProduct(form.id_producto)
        const asked = { ...form, email: address }
        const earlier = used.madeBy(clave, asked)
        if (earlier) return earlier
        const made = { id: context.now().getTime(), askedOn: dayInChile(context.now()) }
        used.remember(clave, asked, made)
        return made
      }),
  }
}
