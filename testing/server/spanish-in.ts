import { demoIn } from '#demo/data/translations/demo-in.ts'

/** Names of places, people and offices, which stay as they are in every language. */
const names =
  /Valle de la Luna|Avenida [\p{Lu}\p{Ll}ñ ]+\d*, local \d+|La (?:Florida|Reina|Granja|Araucanía)|Viña(?: del Mar)?|Metropolitana de Santiago|Concepción|Agencia de Protección de Datos Personales|Servicio Nacional del Consumidor|Isla de Pascua|Arica y Parinacota|Aysén del General[^·]*|Magallanes y de[^·]*|Los (?:Ríos|Lagos)|Bellavista de La Florida|de La Florida|Huella SpA/gu

const words = /(?<![\p{L}\d-])(?:para|con|sin|del?|las?|los|el|en|un|una|por|y|tu|que|se)(?![\p{L}\d])|[¿¡]/iu

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** What a page says: its texts, and the attributes that are shown or read out. */
function saidBy(html: string): string[] {
  const shown = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
  const attributes = [...shown.matchAll(/ (?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)]
  return [...attributes.map(([, text = '']) => text), ...shown.split(/<[^>]*>/)]
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
    .filter((text) => text !== '' && !/^https?:|^[a-z]{2}_[A-Z]{2}$/.test(text))
}

/** Gives what of a page in English is Spanish: words of the demonstration that English has others for, and sentences. */
export async function spanishFinder(): Promise<(html: string) => string[]> {
  const [spanish, english] = await Promise.all([demoIn('es'), demoIn('en')])
  const kept = new Set(stringsIn(english))
  const source = new Set(stringsIn(spanish).filter((text) => !kept.has(text)))
  return (html) =>
    [...new Set(saidBy(html))].filter((text) => source.has(text) || words.test(text.replace(names, '')))
}
