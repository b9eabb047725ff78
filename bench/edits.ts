import { openShopProcess } from '#testing/browser/shop-process.ts'
import { type Measurement, median } from './measure.ts'
import { type Ask, ownerSettings, signInOwner } from './owner.ts'

/** Of each kind of edit. */
const turns = 12
const mostMs = 1000

type Json = Record<string, unknown>
type Edit = {
  name: string
  /** What a shopper asks, and what the reply has once the edit of this turn shows. */
  shown: { call: string; query: Record<string, string> }
  mark: (turn: number) => string
  save: (turn: number) => Promise<void>
}

/**
 * From the answer to a save at one process's desk until the first reply of another process that shows it, which has
 * answered the same just before and is asked without a pause: the longest of all, of five kinds in turns.
 */
export async function measureEdits(
  databaseUrl: string,
  environment: Record<string, string>,
  token: string,
): Promise<Measurement[]> {
  const shared = { ...environment, ...ownerSettings, DATABASE_URL: databaseUrl }
  const desk = await openShopProcess(shared)
  const shop = await openShopProcess(shared)
  try {
    const ask = await signInOwner(desk.url, token)
    const edits = await editsOf(ask)
    const read = async ({ shown }: Edit) => {
      const query = new URLSearchParams({ token_authentication: token, ...shown.query })
      const reply = await fetch(`${shop.url}/api/${shown.call}?${query}`)
      return reply.text()
    }
    const times = new Map(edits.map(({ name }) => [name, [] as number[]]))
    for (let turn = -1; turn < turns; turn += 1) {
      for (const edit of edits) {
        const mark = edit.mark(turn)
        if ((await read(edit)).includes(mark))
          throw new Error(`${edit.name} ${turn} shows before it is saved.`)
        await edit.save(turn)
        const saved = performance.now()
        while (!(await read(edit)).includes(mark)) {
          if (performance.now() - saved > 60 * mostMs) throw new Error(`${edit.name} ${turn} does not show.`)
        }
        // The first turn warms both up.
        if (turn >= 0) times.get(edit.name)?.push(performance.now() - saved)
      }
    }
    const all = [...times.values()].flat()
    return [
      describe(`any of ${all.length} edits`, all),
      ...[...times].map(([name, each]) => describe(name, each)),
    ]
  } finally {
    await shop.stop()
    await desk.stop()
  }
}

/** One that is sold without options and without an offer. */
async function plainProduct(ask: Ask): Promise<{ id: number; slug: string }> {
  const rows = await ask('staff/productos', { estado: 'publicados' }, 'GET')
  for (const row of rows as unknown as {
    id_producto: number
    urlamigable: string
    precio_antes: unknown
  }[]) {
    const { opciones } = await ask('staff/producto', { id_producto: String(row.id_producto) }, 'GET')
    const isPlain = row.precio_antes === null && Array.isArray(opciones) && opciones.length === 0
    if (isPlain) return { id: row.id_producto, slug: row.urlamigable }
  }
  throw new Error('No product is without options and offers.')
}

/** A price, a text, units, a category and a menu. */
async function editsOf(ask: Ask): Promise<Edit[]> {
  const { id, slug } = await plainProduct(ask)
  const product = { id_producto: String(id) }
  const saveProduct = async (cambios: Json) => {
    const { version } = await ask('staff/producto', product, 'GET')
    await ask('staff/guardar-producto', { id_producto: id, version, cambios })
  }
  const detail = { call: 'ver-producto', query: { urlamigable_producto: slug } }
  const units = (turn: number) => 600_100 + turn
  const word = (what: string) => (turn: number) => `${what}-de-medir-${turn + 1}-`
  const [text, category, menu] = [word('texto'), word('categoria'), word('menu')]
  return [
    {
      name: 'a price',
      shown: detail,
      mark: (turn) => String(7_654_300 + turn),
      save: (turn) => saveProduct({ precio: 7_654_300 + turn }),
    },
    {
      name: 'a text',
      shown: detail,
      mark: text,
      save: (turn) => saveProduct({ descripcion_corta: text(turn) }),
    },
    {
      name: 'units',
      shown: { call: 'ver-stock-producto', query: detail.query },
      mark: (turn) => String(units(turn)),
      async save(turn) {
        const levels = (await ask('staff/stock-producto', product, 'GET')) as unknown as {
          id_sucursal: number
          stock: number
        }[]
        const [{ id_sucursal, stock: visto } = { id_sucursal: 1, stock: 0 }, ...others] = levels
        const elsewhere = others.reduce((sum, { stock }) => sum + stock, 0)
        const cantidad = units(turn) - elsewhere
        await ask('staff/ajustar-stock', { id_producto: id, id_sucursal, visto, cantidad })
      },
    },
    {
      name: 'the name of a category',
      shown: { call: 'listar-categorias', query: {} },
      mark: category,
      async save(turn) {
        const [first] = (await ask('staff/categorias', {}, 'GET')) as unknown as Json[]
        const { id_categoria, version } = first ?? {}
        await ask('staff/guardar-categoria', { id_categoria, version, nombre: category(turn) })
      },
    },
    {
      name: 'a menu',
      shown: { call: 'menu-horizontal-web', query: {} },
      mark: menu,
      async save(turn) {
        const menus = (await ask('staff/menus', {}, 'GET')) as unknown as {
          nombre: string
          version: number
        }[]
        const version = menus.find(({ nombre }) => nombre === 'horizontal')?.version
        const entradas = [{ titulo: menu(turn), enlace: '/blog' }]
        await ask('staff/guardar-menu', { nombre: 'horizontal', version, entradas })
      },
    },
  ]
}

function describe(name: string, times: readonly number[]): Measurement {
  const value = Math.max(...times)
  return {
    name: `${name} at the desk of one process, shown by another, the longest`,
    value,
    yardstick: median(times),
    unit: 'ms',
    goal: `at most ${mostMs} ms (yardstick: the median)`,
    met: value <= mostMs,
  }
}
