import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Checks the texts of the storefront (D8) and of the desk, and exits with 1 where a key is missing in a language,
 * stands twice, is used by no source, names other placeholders than the Spanish text, or lacks a plural form.
 */
const LOCALES = { es: 'es-CL', en: 'en-US', ru: 'ru-RU' }
const FORM = /_(ZERO|ONE|TWO|FEW|MANY|OTHER)$/

type Language = keyof typeof LOCALES
type Texts = Map<string, { text: string; file: string }>

const clients: { name: string; languages: Language[] }[] = [
  { name: 'storefront', languages: ['es', 'en', 'ru'] },
  { name: 'backoffice', languages: ['es', 'en'] },
]
const problems: string[] = []

function readTexts(client: string, language: Language): Texts {
  const folder = join(client, 'texts', language)
  const texts: Texts = new Map()
  for (const file of readdirSync(folder).sort()) {
    const source = readFileSync(join(folder, file), 'utf8')
    const name = `${language}/${file}`
    const seen = [...source.matchAll(/^\s*"([^"]+)"\s*:/gm)].map((match) => match[1] ?? '')
    for (const key of seen.filter((key, index) => seen.indexOf(key) !== index)) {
      problems.push(`${name}: ${key} stands twice`)
    }
    for (const [key, text] of Object.entries(JSON.parse(source) as Record<string, string>)) {
      const other = texts.get(key)
      if (other) problems.push(`${name}: ${key} stands in ${other.file} too`)
      if (!/^[A-Z][A-Z0-9_]*$/.test(key)) problems.push(`${name}: ${key} is not an upper snake name`)
      if (text.trim() === '') problems.push(`${name}: ${key} is empty`)
      texts.set(key, { text, file: name })
    }
  }
  return texts
}

/** The keys by which a source asks: a plural goes by its name without the form. */
function required(texts: Texts): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const key of texts.keys()) {
    const base = key.replace(FORM, '')
    const isPlural = FORM.test(key) && texts.has(`${base}_OTHER`)
    const name = isPlural ? base : key
    keys.set(name, [...(keys.get(name) ?? []), key])
  }
  return keys
}

/** The plural forms that whole numbers take, and the one that stands for the rest. */
function formsOf(language: Language): Set<string> {
  const rules = new Intl.PluralRules(LOCALES[language])
  const forms = Array.from({ length: 1000 }, (_, count) => rules.select(count).toUpperCase())
  return new Set([...forms, 'OTHER'])
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ')

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** What a text lacks in a language, beside what the Spanish one has. */
function faultsOf(
  name: string,
  {
    language,
    written,
    spanish,
  }: {
    language: Language
    written: { keys: string[]; text: string } | undefined
    spanish: string | undefined
  },
): string[] {
  if (!written) return [`${name} is missing`]
  const { keys, text } = written
  const isPlural = keys.some((key) => key !== name)
  const forms = isPlural ? [...formsOf(language)].map((form) => `${name}_${form}`) : []
  const faults = forms.filter((form) => !keys.includes(form)).map((form) => `${form} is missing`)
  const [own, expected] = [placeholders(text), placeholders(spanish ?? text)]
  if (own !== expected)
    faults.push(`${name} names ${own || 'nothing'} where es names ${expected || 'nothing'}`)
  return faults
}

/** Checks the texts of an application against its sources, and says how many there are. */
function check(client: string, languages: Language[]): number {
  const all = new Map(languages.map((language) => [language, readTexts(client, language)]))
  const names = new Map(languages.map((language) => [language, required(all.get(language) ?? new Map())]))
  const every = new Set([...names.values()].flatMap((keys) => [...keys.keys()]))

  const text = sources(client).join('\n')
  const literals = new Set([...text.matchAll(/['"`]([A-Z][A-Z0-9_]*)['"`]/g)].map((match) => match[1]))
  const patterns = [...text.matchAll(/`([A-Z0-9_]*\$\{[^`]*\}[A-Z0-9_]*)`/g)]
    .map((match) => match[1]?.replace(/\$\{[^}]*\}/g, '*') ?? '')
    .filter((pattern) => /[A-Z]{2,}_/.test(pattern))
    .map((pattern) => new RegExp(`^${pattern.replaceAll('*', '[A-Z0-9_]+')}$`))

  for (const name of every) {
    if (!literals.has(name) && !patterns.some((pattern) => pattern.test(name))) {
      problems.push(`${name} is used by no source`)
    }
    const writtenIn = (language: Language) => {
      const keys = names.get(language)?.get(name)
      return keys && { keys, text: keys.map((key) => all.get(language)?.get(key)?.text ?? '').join(' ') }
    }
    const spanish = writtenIn('es')
    for (const language of languages) {
      const faults = faultsOf(name, { language, written: writtenIn(language), spanish: spanish?.text })
      problems.push(...faults.map((fault) => `${language}: ${fault}`))
    }
  }
  return every.size
}

const counts = clients.map(({ name, languages }) => {
  const before = problems.length
  const client = join(import.meta.dirname, '..', '..', 'apps', name, 'src')
  const count = check(client, languages)
  problems.splice(before, problems.length, ...problems.slice(before).map((problem) => `${name}: ${problem}`))
  return `${count} texts of the ${name} in ${languages.length} languages`
})

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n${problems.length} problems with the texts\n`)
  process.exitCode = 1
} else {
  process.stdout.write(`${counts.join('\n')}\n`)
}
