import type { Call } from '#contract/calls.ts'
import type { CallDefinition, Rate } from '#contract/define-call.ts'
import { type Field, fieldsOf, notationOf } from './wire-notation.ts'

const callers = {
  anyone: 'anyone',
  session: "a guest's or customer's session",
  customer: 'a signed-in customer',
  staff: "the shop's staff",
} as const

const preface = `# The wire

Every call of the shop, written from the contract in \`packages/contract/src\` by \`scripts/checks/write-wire.ts\`; do not edit it by hand.

- The path is \`/api/<name>\`, with \`token_authentication\` in the query: it names the application and grants nothing (D21).
- A GET carries its parameters in the query. A POST carries them as JSON, a form or a multipart form; where a type below is an object or a list, a form carries it as JSON text.
- A POST that a session makes carries the cookie \`XSRF-TOKEN\`, the staff's \`XSRF-TOKEN-STAFF\`, in the header \`X-XSRF-TOKEN\` (D24); so does a GET of what changes state.
- Whose data a call is about comes from the session alone: anybody else's is refused with 403 \`NOT_YOURS\`, whether it exists or not (D22).
- A reply is bare JSON. An error is its HTTP status with \`{error, message, fields?}\`. Besides the refusals named, every call may answer \`INVALID_REQUEST\`, \`APP_TOKEN_INVALID\`, \`CROSS_SITE\`, \`METHOD_NOT_ALLOWED\`, \`TOO_MANY_REQUESTS\` where it has a limit, \`INTERNAL\` and \`UNAVAILABLE\`; one that needs a session \`SESSION_REQUIRED\` and \`XSRF_INVALID\`, the staff's to a role that it does not name \`ROLE_FORBIDDEN\`.
- *ours* marks a call that the specification needs and does not name (D19); the others stand in its section 7. *unsafe GET*: the GET form carries a password or changes state; it is never cached, a browser is refused without the header \`X-XSRF-TOKEN\`, and \`UNSAFE_GET=off\` turns it off (D23). *cached*: the reply is the same for everyone and is cached until the catalogue moves on. *translated*: \`idioma\` (\`es\`, \`en\` or \`ru\`) asks for the language of the shop's texts; an address that names none gets them in Spanish where the call is cached, else in the language of \`Accept-Language\`. Where a text exists in another language alone, \`idioma\` beside it in the reply says which.
- Types: \`text\`, \`int\`, \`number\`, \`bool\`, \`'this' | 'that'\`, \`[list of this]\`, \`{field, optional?: int}\`; a field without a type is a text.
`

export type Noun = {
  noun: string
  calls: readonly Call[]
}

/** The document of the wire, for people. Its nouns stand as given, the calls of each in the contract's order. */
export function wireDocument(nouns: readonly Noun[]): string {
  const all = nouns.flatMap(({ calls }) => calls)
  const ours = all.filter((call) => 'ours' in call && call.ours === true).length
  const contents = nouns.map(({ noun, calls }) => {
    const links = calls.map(({ name }) => `[${name}](#${anchorOf(name)})`)
    return `| ${noun} | ${links.join(', ')} |`
  })
  const table = ['| noun | calls |', '|---|---|', ...contents].join('\n')
  const count = `${all.length} calls: ${all.length - ours} of the specification, ${ours} ours.`
  const sections = nouns.map(({ noun, calls }) => [`## ${noun}`, ...calls.map(section)].join('\n\n'))
  return `${[`${preface}\n${count}`, table, ...sections].join('\n\n')}\n`
}

/** The anchor that a heading gets where Markdown is shown. */
const anchorOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}_-]/gu, '')

function section(call: Call): string {
  const definition: CallDefinition = call
  const { name, verbs, access, roles, ours, unsafeGet, cacheable, translated, limit, errors, doc } =
    definition
  const marks = [
    ours && '*ours*',
    unsafeGet && '*unsafe GET*',
    cacheable && '*cached*',
    translated && '*translated*',
  ].filter(Boolean)
  const caller = roles ? `${callers[access]} (${roles.join(', ')})` : callers[access]
  const head = [verbs.join(', '), `for ${caller}`, ...marks].join(' · ')
  const facts = [
    `Reply: \`${notationOf(call.reply)}\``,
    ...(limit ? [`Limits: ${limitsOf(limit)}.`] : []),
    ...(errors.length > 0 ? [`Refuses with: ${errors.map((code) => `\`${code}\``).join(', ')}.`] : []),
  ]
  const parts = [`### ${name}`, head, doc, parameters(fieldsOf(call.request)), facts.join('\n\n')]
  return parts.join('\n\n')
}

function limitsOf({ perAddress, perTarget }: NonNullable<CallDefinition['limit']>): string {
  const target =
    perTarget &&
    `${rate(perTarget)} for one \`${perTarget.field}\`${perTarget.isOfEach ? ' from one address' : ''}`
  return [`${rate(perAddress)} from one address`, ...(target ? [target] : [])].join(', ')
}

const rate = ({ times, seconds }: Rate) => `${times} in ${seconds} s`

function parameters(fields: readonly Field[]): string {
  if (fields.length === 0) return 'No parameters.'
  const rows = fields.map(
    ({ name, isNeeded, type }) => `| ${name} | ${inTable(type)} | ${isNeeded ? 'yes' : ''} |`,
  )
  return ['| parameter | type | needed |', '|---|---|---|', ...rows].join('\n')
}

const inTable = (type: string) => `\`${type.replaceAll('|', '\\|')}\``
