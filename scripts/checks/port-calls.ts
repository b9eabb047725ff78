import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

const adapters = join(import.meta.dirname, '..', '..', 'apps', 'storefront', 'src', 'data', 'remote')

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function childrenOf(node: Node): Node[] {
  // An argument of a call stands in an object without a type.
  const found = (value: unknown): Node[] => {
    if (isNode(value)) return [value]
    if (Array.isArray(value)) return value.flatMap(found)
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(found) : []
  }
  return Object.values(node).flatMap(found)
}

const within = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(within)]

const textOf = (node: unknown): string | null =>
  isNode(node) && typeof node.value === 'string' ? node.value : null

/** The name of the call in `wire.get('…', …)` or `wire.post('…', …)`; null for anything else. */
function namedCall(node: Node): string | null {
  const { callee, arguments: given } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return null
  if (textOf(callee.object) !== 'wire' || !['get', 'post'].includes(textOf(callee.property) ?? ''))
    return null
  const [first] = Array.isArray(given) ? given : []
  return textOf(first?.expression)
}

/** Functions of the file by name, which a method may ask through. */
function functionsIn(nodes: readonly Node[]): Map<string, Node> {
  return new Map(
    nodes.flatMap((node) => {
      if (node.type === 'FunctionDeclaration') return [[textOf(node.identifier) ?? '', node] as const]
      const { id, init } = node
      const isFunction = isNode(init) && init.type === 'ArrowFunctionExpression'
      return node.type === 'VariableDeclarator' && isFunction ? [[textOf(id) ?? '', init] as const] : []
    }),
  )
}

/** What a function returns at its own end, not within functions that stand in it. */
function returnedBy(declared: Node): Node | undefined {
  const statements = isNode(declared.body) ? declared.body.stmts : []
  const last = Array.isArray(statements) ? statements.filter(isNode).at(-1) : undefined
  return last?.type === 'ReturnStatement' && isNode(last.argument) ? last.argument : undefined
}

/** The calls of the wire that each method of an adapter's source names, by itself or through a function beside it. */
export function callsByMethod(source: string): Map<string, Set<string>> {
  const all = within(parseSync(source, { syntax: 'typescript' }) as unknown as Node)
  const functions = functionsIn(all)
  const [adapter] = [...functions].filter(([name]) => name.endsWith('Remote')).map(([, node]) => node)
  const object = adapter && returnedBy(adapter)
  if (object?.type !== 'ObjectExpression') throw new Error('An adapter returns its methods as one object.')

  const callsIn = (node: Node, seen: readonly string[]): string[] =>
    within(node).flatMap((inner) => {
      const call = namedCall(inner)
      if (call !== null) return [call]
      const name = inner.type === 'Identifier' ? (textOf(inner) ?? '') : ''
      const helper = seen.includes(name) ? undefined : functions.get(name)
      return helper ? callsIn(helper, [...seen, name]) : []
    })
  const properties = Array.isArray(object.properties) ? object.properties.filter(isNode) : []
  return new Map(
    properties.map((property) => [textOf(property.key) ?? '', new Set(callsIn(property, []))] as const),
  )
}

/** The port that an adapter's source says it gives all or a part of, such as `orders` of an `OrdersPort`. */
function portOf(source: string): string {
  const [, port] = /Remote\(.*?\): (?:(?:Pick|Omit)<)?(\w+)Port\b/s.exec(source) ?? []
  if (port === undefined) throw new Error('An adapter says by its type which port it gives.')
  return port.toLowerCase()
}

/** The functions of the port that ask each call of the wire, such as `cart.load`, as the remote adapters name them. */
export function calledBy(folder: string = adapters): Map<string, string[]> {
  const required = new Map<string, string[]>()
  for (const file of readdirSync(folder).toSorted()) {
    // Totals need no call.
    if (!/^\w+\.remote\.ts$/.test(file) || file === 'totals.remote.ts') continue
    const source = readFileSync(join(folder, file), 'utf8')
    const port = portOf(source)
    for (const [method, calls] of callsByMethod(source)) {
      for (const call of calls) required.set(call, [...(required.get(call) ?? []), `${port}.${method}`])
    }
  }
  return required
}
