type Token = { kind: 'text' | 'word' | 'sign'; value: string }

const ofTests = ['test', 'it']
const ofTestsAndGroups = [...ofTests, 'describe']
/** What takes arguments of its own before the name does. */
const curried = new Set(['each', 'for', 'skipIf', 'runIf'])
/** What is not run holds nothing. */
const notRun = new Set(['skip', 'todo'])

/** The names that a test file gives to its tests and groups, or to its tests alone, as its source writes them. */
export function testNames(source: string, { withGroups = true } = {}): string[] {
  const runners = withGroups ? ofTestsAndGroups : ofTests
  const tokens = tokensOf(source)
  const names: string[] = []
  tokens.forEach((token, at) => {
    const called = token.kind === 'word' && runners.includes(token.value) && tokens[at - 1]?.value !== '.'
    if (!called) return
    const name = nameAfter(tokens, at + 1)
    if (name !== null) names.push(name)
  })
  return names
}

function nameAfter(tokens: readonly Token[], start: number): string | null {
  let at = start
  let last = ''
  while (tokens[at]?.value === '.' && tokens[at]?.kind === 'sign') {
    last = tokens[at + 1]?.value ?? ''
    if (notRun.has(last)) return null
    at += 2
  }
  if (tokens[at]?.value === '<') at = afterGroup(tokens, at, '<', '>')
  if (curried.has(last)) at = tokens[at]?.kind === 'text' ? at + 1 : afterGroup(tokens, at)
  if (tokens[at]?.value !== '(') return null
  const parts: string[] = []
  for (at += 1; tokens[at]?.kind === 'text' || tokens[at]?.value === '+'; at += 1) {
    if (tokens[at]?.kind === 'text') parts.push(tokens[at]?.value ?? '')
  }
  return parts.length ? parts.join('') : null
}

/** Where a group of brackets, or of types, that opens at `start` has ended. */
function afterGroup(tokens: readonly Token[], start: number, opening = '([{', closing = ')]}'): number {
  let depth = 0
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token?.kind !== 'sign') continue
    if (opening.includes(token.value)) depth += 1
    // The end of an arrow closes no types.
    if (closing.includes(token.value) && tokens[at - 1]?.value !== '=') depth -= 1
    if (depth === 0) return at + 1
  }
  return tokens.length
}

const quoted = /(['"])(?:\\.|(?!\1)[^\\\n])*(?:\1|(?=\n)|$)|`(?:\\[\s\S]|[^\\`])*`/y
const skipped = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const pattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y
const word = /[\p{ID_Start}$_][\p{ID_Continue}$]*|\d[\w.]*/uy

/** Texts, words and signs of a TypeScript source, without comments and patterns. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const take = (expression: RegExp): string | null => {
    expression.lastIndex = at
    const found = expression.exec(source)?.[0]
    if (!found) return null
    at += found.length
    return found
  }
  while (at < source.length) {
    if (take(skipped) !== null) continue
    const text = take(quoted)
    if (text !== null) {
      tokens.push({ kind: 'text', value: text.slice(1, -1) })
      continue
    }
    if (startsPattern(tokens.at(-1)) && take(pattern) !== null) continue
    const value = take(word) ?? source[at++] ?? ''
    tokens.push({ kind: /^[\p{ID_Start}$_\d]/u.test(value) ? 'word' : 'sign', value })
  }
  return tokens
}

/** Whether a slash after this token opens a pattern; otherwise it divides or closes an element. */
function startsPattern(before: Token | undefined): boolean {
  if (!before) return true
  if (before.kind === 'text') return false
  if (before.kind === 'word') return before.value === 'return'
  return !')]}<'.includes(before.value)
}
