export type Encoding = 'query' | 'form' | 'multipart' | 'json'

type Encoded = {
  query: URLSearchParams
  payload?: string
  type?: string
}

const multipartBoundary = 'frontera-de-prueba'

/** Writes a request as a client would that knows no types: what is no text becomes JSON, a list is repeated. */
export function encode(request: unknown, encoding: Encoding): Encoded {
  if (encoding === 'json') {
    return { query: new URLSearchParams(), payload: JSON.stringify(request), type: 'application/json' }
  }
  const fields = fieldsOf(request)
  if (encoding === 'query') return { query: new URLSearchParams(fields) }
  if (encoding === 'form') {
    return {
      query: new URLSearchParams(),
      payload: new URLSearchParams(fields).toString(),
      type: 'application/x-www-form-urlencoded',
    }
  }
  const parts = fields.map(
    ([name, value]) =>
      `--${multipartBoundary}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, encodeURIComponent)}"\r\n\r\n${value}\r\n`,
  )
  return {
    query: new URLSearchParams(),
    payload: `${parts.join('')}--${multipartBoundary}--\r\n`,
    type: `multipart/form-data; boundary=${multipartBoundary}`,
  }
}

/** A value marked by this is sent as several parameters of the same name. */
export class Repeated {
  readonly values: readonly unknown[]

  constructor(values: readonly unknown[]) {
    this.values = values
  }

  toJSON(): readonly unknown[] {
    return this.values
  }
}

function fieldsOf(request: unknown): [string, string][] {
  if (typeof request !== 'object' || request === null) return []
  return Object.entries(request).flatMap(([name, value]) => {
    const values = value instanceof Repeated ? value.values : value === undefined ? [] : [value]
    return values.map((each): [string, string] => [name, textOf(each)])
  })
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value)
