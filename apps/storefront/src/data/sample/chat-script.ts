import type { ErrorLanguage } from '#contract/error-texts.ts'
import { foldText } from '#rules/text/fold-text.ts'

type Line = Record<ErrorLanguage, string>

/** Who answers on the sample layer. */
export const scriptedPerson = 'Rosa'

const hello: Line = {
  es: '¡Hola! Soy Rosa. Esto es una demostración: contesto con un guion y nadie más lee lo que escribes. ¿En qué te ayudo?',
  en: 'Hi! I am Rosa. This is a demonstration: I answer from a script, and nobody else reads what you write. How can I help you?',
  ru: 'Здравствуйте! Я Роса. Это демонстрация: я отвечаю по сценарию, и больше никто не читает то, что вы пишете. Чем помочь?',
}

const notUnderstood: Line = {
  es: 'Mi guion no tiene respuesta para eso. Pregúntame por despachos, horarios o devoluciones, o por un producto, como una pipeta o un alimento.',
  en: 'My script has no answer to that. Ask me about delivery, opening hours or returns, or about a product, such as a flea treatment or dog food.',
  ru: 'В моём сценарии нет ответа на это. Спросите о доставке, часах работы или возврате, или о товаре: например, о корме или средстве от блох.',
}

const recommended: Line = {
  es: 'Mira, este es el que más llevan:',
  en: 'Look, this is the one people choose most:',
  ru: 'Вот что берут чаще всего:',
}

/** What is answered to these words, without accents; one that ends in `*` stands for all that begin so. */
const answers: { words: string[]; line: Line }[] = [
  {
    words: ['despach*', 'envi*', 'deliver*', 'shipping', 'достав*'],
    line: {
      es: 'Despachamos a todo Chile. El precio y los días los ves en el carro, con tu comuna. Más en https://www.chilexpress.cl',
      en: 'We deliver all over Chile. The cart shows price and days once you choose your comuna. More at https://www.chilexpress.cl',
      ru: 'Доставляем по всему Чили. Цена и срок видны в корзине, когда выбрана коммуна. Подробнее: https://www.chilexpress.cl',
    },
  },
  {
    words: ['hora*', 'abre*', 'abri*', 'hours', 'open*', 'откры*', 'часы'],
    line: {
      es: 'La tienda abre de lunes a viernes de 9 a 21 h y el sábado de 9 a 20 h.',
      en: 'The store is open Monday to Friday from 9 to 21 and on Saturday from 9 to 20.',
      ru: 'Магазин открыт с понедельника по пятницу с 9 до 21, в субботу с 9 до 20.',
    },
  },
  {
    words: ['cambi*', 'devol*', 'devuel*', 'retract*', 'return*', 'возвра*', 'обмен*'],
    line: {
      es: 'Tienes 10 días para arrepentirte de una compra en línea, desde que la recibes.',
      en: 'You have 10 days to withdraw from an online purchase, from the day you get it.',
      ru: 'От покупки в интернете можно отказаться в течение 10 дней после получения.',
    },
  },
]

/** After which words a product is shown, and what it is sought by. */
const shown: { words: string[]; query: string }[] = [
  {
    words: ['pipeta*', 'pulga*', 'garrapata*', 'flea*', 'tick', 'ticks', 'блох*', 'клещ*'],
    query: 'antiparasitario',
  },
  { words: ['alimento*', 'comida*', 'food', 'корм*'], query: 'alimento' },
  { words: ['arena', 'litter', 'наполнител*'], query: 'arena' },
  { words: ['aceite*', 'filtro*', 'oil', 'filter*', 'фильтр*', 'масл*'], query: 'filtro' },
]

/** What the scripted person says to a message; `query` finds the product that goes with the last line. */
export function answerTo(
  text: string,
  language: ErrorLanguage,
  isFirst: boolean,
): { lines: string[]; query: string | null } {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u)
  const isSaid = (wanted: string) =>
    words.some((word) => (wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted))
  const speaksOf = (wanted: string[]) => wanted.some(isSaid)
  const greeting = isFirst ? [hello[language]] : []
  const product = shown.find((each) => speaksOf(each.words))
  if (product) return { lines: [...greeting, recommended[language]], query: product.query }
  const answer = answers.find((each) => speaksOf(each.words))
  if (answer) return { lines: [...greeting, answer.line[language]], query: null }
  return { lines: isFirst ? greeting : [notUnderstood[language]], query: null }
}
