import type { ErrorLanguage } from '#contract/error-texts.ts'
import { foldText } from '#rules/text/fold-text.ts'

type Line = Record<ErrorLanguage, string>

/** Who answers on the sample layer. */
export const scriptedPerson = 'Rosa'

const hello: Line = {
  es: '¡Hola! Soy Rosa, de Huella. ¿En qué te ayudo?',
  en: 'Hi! I am Rosa from Huella. How can I help you?',
  ru: 'Здравствуйте! Я Роса из Huella. Чем помочь?',
}

const notUnderstood: Line = {
  es: 'Gracias por contarme. Déjame revisarlo y te respondo por aquí mismo.',
  en: 'Thank you for telling me. Let me check and I will answer you right here.',
  ru: 'Спасибо, что написали. Я проверю и отвечу вам здесь же.',
}

const recommended: Line = {
  es: 'Mira, este es el que más llevan:',
  en: 'Look, this is the one people choose most:',
  ru: 'Вот что берут чаще всего:',
}

/** What is answered to words that begin so, without accents. */
const answers: { words: string[]; line: Line }[] = [
  {
    words: ['despach', 'envi', 'deliver', 'shipping', 'достав'],
    line: {
      es: 'Despachamos a todo Chile. El precio y los días los ves en el carro, con tu comuna. Más en https://www.chilexpress.cl',
      en: 'We deliver all over Chile. The cart shows price and days once you choose your comuna. More at https://www.chilexpress.cl',
      ru: 'Доставляем по всему Чили. Цена и срок видны в корзине, когда выбрана комуна. Подробнее: https://www.chilexpress.cl',
    },
  },
  {
    words: ['hora', 'abr', 'hour', 'open', 'откры', 'часы'],
    line: {
      es: 'La tienda abre de lunes a viernes de 9 a 21 h y el sábado de 9 a 20 h.',
      en: 'The store is open Monday to Friday from 9 to 21 and on Saturday from 9 to 20.',
      ru: 'Магазин открыт с понедельника по пятницу с 9 до 21, в субботу с 9 до 20.',
    },
  },
  {
    words: ['cambi', 'devol', 'retract', 'return', 'возвра', 'обмен'],
    line: {
      es: 'Tienes 10 días para arrepentirte de una compra en línea, desde que la recibes.',
      en: 'You have 10 days to withdraw from an online purchase, from the day you get it.',
      ru: 'От покупки в интернете можно отказаться в течение 10 дней после получения.',
    },
  },
]

/** After which words a product is shown, and what it is sought by. */
const shown: { words: string[]; query: string }[] = [
  { words: ['pipet', 'pulga', 'garrapat', 'flea', 'tick', 'блох', 'клещ'], query: 'antiparasitario' },
  { words: ['aliment', 'comida', 'food', 'корм'], query: 'alimento' },
  { words: ['arena', 'litter', 'наполнит'], query: 'arena' },
  { words: ['aceite', 'filtro', 'oil', 'filter', 'фильтр', 'масло'], query: 'filtro' },
]

/** What the scripted person says to a message; `query` finds the product that goes with the last line. */
export function answerTo(
  text: string,
  language: ErrorLanguage,
  isFirst: boolean,
): { lines: string[]; query: string | null } {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u)
  const speaksOf = (beginnings: string[]) =>
    beginnings.some((each) => words.some((word) => word.startsWith(each)))
  const greeting = isFirst ? [hello[language]] : []
  const product = shown.find((each) => speaksOf(each.words))
  if (product) return { lines: [...greeting, recommended[language]], query: product.query }
  const answer = answers.find((each) => speaksOf(each.words))
  if (answer) return { lines: [...greeting, answer.line[language]], query: null }
  return { lines: isFirst ? greeting : [notUnderstood[language]], query: null }
}
