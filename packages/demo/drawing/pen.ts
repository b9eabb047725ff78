/** Collects the gradients of one picture; ids are unique inside it. */
export type Pen = {
  defs: string[]
  /** Stops as [offset, colour, opacity?]; the direction is that of the shape's own box. */
  linear(stops: Stop[], direction?: 'across' | 'down' | 'slant'): string
  radial(stops: Stop[], cx?: number, cy?: number, r?: number): string
  /** A clip path; returns the attribute's value. */
  clip(markup: string): string
}

export type Stop = [number, string, number?]

function stopsOf(stops: Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

const directions = { across: '', down: ' x2="0" y2="1"', slant: ' x2="1" y2="1"' }

/** A fresh pen; `prefix` keeps ids apart when several pictures share one file. */
export function createPen(prefix: string): Pen {
  const defs: string[] = []
  const seen = new Map<string, string>()
  function define(build: (id: string) => string): string {
    const key = build('')
    const known = seen.get(key)
    if (known) return known
    const id = `${prefix}${defs.length}`
    defs.push(build(id))
    seen.set(key, `url(#${id})`)
    return `url(#${id})`
  }
  return {
    defs,
    linear: (stops, direction = 'across') =>
      define((id) => `<linearGradient id="${id}"${directions[direction]}>${stopsOf(stops)}</linearGradient>`),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
      ),
    clip: (markup) => define((id) => `<clipPath id="${id}">${markup}</clipPath>`),
  }
}

/** The contact shadow under an object. */
export function shadow(pen: Pen, cx: number, cy: number, rx: number, ry = rx * 0.11): string {
  const fill = pen.radial([
    [0, '#14241e', 0.42],
    [0.55, '#14241e', 0.2],
    [1, '#14241e', 0],
  ])
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

/** Light from the top left laid over a flat shape: a bright left, a shaded right edge. */
export function sheen(pen: Pen, strength = 1): string {
  return pen.linear([
    [0, '#0a1512', 0.2 * strength],
    [0.05, '#ffffff', 0.02],
    [0.16, '#ffffff', 0.3 * strength],
    [0.34, '#ffffff', 0.03],
    [0.62, '#0a1512', 0.02],
    [1, '#0a1512', 0.36 * strength],
  ])
}

/** The same light on a ball. */
export function gloss(pen: Pen): string {
  return pen.radial(
    [
      [0, '#ffffff', 0.5],
      [0.35, '#ffffff', 0.08],
      [0.62, '#0a1512', 0.04],
      [1, '#0a1512', 0.46],
    ],
    0.34,
    0.28,
    0.82,
  )
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ''}/>`
}

export function group(transform: string, markup: string): string {
  return `<g transform="${transform}">${markup}</g>`
}
