import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readImports, type Violation } from './import-rules.ts'

const root = join(import.meta.dirname, '../..')
const rules = join(root, '.dependency-cruiser.mjs')

/** Files that have to be there to be imported. */
const STANDING: Record<string, string> = {
  'node_modules/drizzle-orm/package.json': '{ "name": "drizzle-orm", "main": "index.js" }',
  'node_modules/drizzle-orm/index.js': '',
  'node_modules/saxes/package.json': '{ "name": "saxes", "main": "index.js" }',
  'node_modules/saxes/index.js': '',
  'node_modules/sharp/package.json': '{ "name": "sharp", "main": "index.js" }',
  'node_modules/sharp/index.js': '',
  'node_modules/vite/package.json': '{ "name": "vite", "main": "index.js" }',
  'node_modules/vite/index.js': '',
  'apps/sandbox/src/inbox.ts': 'export type Inbox = string\n',
  'apps/server/src/orders/orders.store.ts': 'export const ordersStore = {}\n',
  'apps/server/src/orders/orders.service.ts': 'export type OrdersService = object\n',
  'apps/storefront/src/data/remote/remote.ts': 'export const remote = 1\n',
  'apps/storefront/src/features/cart/cart.ts': 'export type Cart = object\n',
  'apps/storefront/src/features/cart/cart-page.tsx': 'export default 1\n',
  'apps/backoffice/src/data/remote/remote.ts': 'export const remote = 1\n',
  'apps/backoffice/src/features/chat/chat.ts': 'export type Chat = object\n',
  'packages/chile/src/regions.ts': 'export const regions = []\n',
  'packages/demo/data/products.ts': 'export const products = []\n',
  'packages/demo/drawing/pen.ts': 'export const pen = 1\n',
  'packages/embedded-postgres/src/start.ts': 'export const start = 1\n',
}

/** Each planted file, what it says, and the rules that it breaks. */
const PLANTED: [path: string, text: string, broken: string[]][] = [
  [
    'apps/server/src/coupons/coupons.service.ts',
    "import type { Inbox } from '#sandbox/inbox.ts'\nexport type Coupons = Inbox\n",
    ['nobody-imports-the-sandbox'],
  ],
  [
    'apps/storefront/src/features/orders/orders.tsx',
    "import type { Inbox } from '../../../../sandbox/src/inbox.ts'\nexport type Orders = Inbox\n",
    ['nobody-imports-the-sandbox'],
  ],
  [
    'apps/server/src/coupons/words.ts',
    "import { build } from 'vite'\nexport const words = build\n",
    ['what-runs-is-installed'],
  ],
  ['apps/server/src/coupons/marks.ts', "import { parse } from 'saxes'\nexport const marks = parse\n", []],
  ['apps/server/src/coupons/kinds.ts', "import type { Build } from 'vite'\nexport type Kind = Build\n", []],
  [
    'apps/server/src/coupons/stamp.ts',
    "import sharp from 'sharp'\nexport const stamp = sharp\n",
    ['pictures-load-sharp-late'],
  ],
  ['apps/server/src/coupons/seal.ts', "export const seal = () => import('sharp')\n", []],
  [
    'apps/server/src/coupons/helper.ts',
    "import { sql } from 'drizzle-orm'\nexport const one = sql`SELECT 1`\n",
    ['sql-in-stores'],
  ],
  [
    'apps/server/src/coupons/other-helper.ts',
    "import { ordersStore } from '../orders/orders.store.ts'\nexport const store = ordersStore\n",
    ['own-store-alone'],
  ],
  [
    'apps/storefront/src/ui/figures/badge.tsx',
    "import type { Cart } from '../../features/cart/cart.ts'\nexport type Badge = Cart\n",
    ['ground-knows-no-feature'],
  ],
  [
    'apps/storefront/src/features/home/home.tsx',
    "import { remote } from '../../data/remote/remote.ts'\nexport const home = remote\n",
    ['one-chooses-the-data', 'port-alone'],
  ],
  [
    'apps/storefront/src/features/blog/blog.tsx',
    "export { default } from '../cart/cart-page.tsx'\n",
    ['routes-alone-import-pages'],
  ],
  [
    'apps/storefront/src/data/sample/sample.ts',
    "export const load = () => import('../remote/remote.ts')\n",
    ['sample-makes-no-call'],
  ],
  [
    'apps/backoffice/src/ui/count.tsx',
    "import type { Chat } from '../features/chat/chat.ts'\nexport type Count = Chat\n",
    ['ground-knows-no-feature'],
  ],
  [
    'apps/backoffice/src/features/staff/staff.tsx',
    "import { remote } from '../../data/remote/remote.ts'\nexport const staff = remote\n",
    ['one-chooses-the-data', 'port-alone'],
  ],
  [
    'apps/backoffice/src/features/account/account.tsx',
    "import type { Cart } from '../../../../storefront/src/features/cart/cart.ts'\nexport type Account = Cart\n",
    ['storefront-and-backoffice-apart'],
  ],
  [
    'apps/storefront/src/features/layout/layout.tsx',
    "import type { Chat } from '../../../../backoffice/src/features/chat/chat.ts'\nexport type Layout = Chat\n",
    ['storefront-and-backoffice-apart'],
  ],
  [
    'packages/rules/src/money/money.ts',
    "import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n",
    ['rules-are-pure'],
  ],
  [
    'packages/contract/src/call.ts',
    "import type { OrdersService } from '#server/orders/orders.service.ts'\nexport type Call = OrdersService\n",
    ['contract-imports-zod-and-rules', 'packages-know-no-application', 'server-is-a-program'],
  ],
  [
    'apps/server/src/search/search.service.ts',
    "import { products } from '#demo/data/products.ts'\nexport const found = products\n",
    ['seeds-alone-know-data'],
  ],
  [
    'apps/server/src/shipping/shipping.service.ts',
    "import { regions } from '#chile/regions.ts'\nexport const known = regions\n",
    ['seeds-alone-know-data'],
  ],
  [
    'apps/server/src/jobs/jobs.ts',
    "import { start } from '#embedded-postgres/start.ts'\nexport const begin = start\n",
    ['start-alone-knows-embedded-postgres'],
  ],
  [
    'packages/chile/src/comunas.ts',
    "import { products } from '#demo/data/products.ts'\nexport const comunas = products\n",
    ['chile-imports-rules'],
  ],
  [
    'packages/content/src/terms.ts',
    "import { regions } from '#chile/regions.ts'\nexport const terms = regions\n",
    ['content-imports-rules'],
  ],
  [
    'packages/import/src/csv.ts',
    "import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n",
    ['import-is-pure'],
  ],
  [
    'packages/demo/data/slides.ts',
    "import { pen } from '../drawing/pen.ts'\nexport const slides = pen\n",
    ['demonstration-knows-no-drawing'],
  ],
]

let folder = ''
const plant = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const brokenBy = (violations: readonly Violation[], path: string) =>
  [...new Set(violations.filter(({ from }) => from === path).map(({ rule }) => rule))].toSorted()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'huella-imports-'))
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'))
  for (const [path, text] of Object.entries(STANDING)) plant(path, text)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the import rules', () => {
  test('are kept by the repository', async () => {
    const { modules, violations } = await readImports(root, rules)
    expect(violations).toEqual([])
    expect(modules.length).toBeGreaterThan(900)
  })

  test('report every planted violation, and each rule that it breaks', async () => {
    for (const [path, text] of PLANTED) plant(path, text)
    const { violations } = await readImports(folder, rules)
    for (const [path, , broken] of PLANTED) expect(brokenBy(violations, path), path).toEqual(broken)
  })

  test('see a circle of features that types alone close', async () => {
    plant(
      'apps/storefront/src/features/cart/cart.ts',
      "import type { Home } from '../home/home.ts'\nexport type Cart = Home\n",
    )
    plant(
      'apps/storefront/src/features/home/home.ts',
      "export type { Line } from './line.ts'\nexport type Home = 1\n",
    )
    plant(
      'apps/storefront/src/features/home/line.ts',
      "import type { Cart } from '../cart/cart.ts'\nexport type Line = () => Cart\n",
    )
    const { violations } = await readImports(folder, rules)
    expect(violations.map(({ rule }) => rule)).toContain('no-circle-of-rooms')
  })

  test('see a circle of rooms', async () => {
    plant('apps/backoffice/src/ui/form/field.tsx', "export { Alert as Field } from '../feedback/alert.tsx'\n")
    plant('apps/backoffice/src/ui/form/note.tsx', 'export const note = 1\n')
    plant(
      'apps/backoffice/src/ui/feedback/alert.tsx',
      "import { note } from '../form/note.tsx'\nexport const Alert = note\n",
    )
    const { violations } = await readImports(folder, rules)
    expect(violations.map(({ rule }) => rule)).toEqual(['no-circle-of-rooms', 'no-circle-of-rooms'])
  })

  test('see a circle of the rooms of a noun, and none where what they share stands at its door', async () => {
    plant('apps/server/src/stock/stock.tables.ts', 'export type Units = number\n')
    plant(
      'apps/server/src/stock/book/book.ts',
      "import type { Units } from '../stock.tables.ts'\nexport type Book = Units\n",
    )
    plant(
      'apps/server/src/stock/count/count.ts',
      "import type { Book } from '../book/book.ts'\nexport type Count = Book\n",
    )
    plant(
      'apps/server/src/stock/stock.service.ts',
      "import type { Count } from './count/count.ts'\nexport type Stock = Count\n",
    )
    plant(
      'apps/server/src/stock/book/pages.ts',
      "import type { Stock } from '../stock.service.ts'\nexport type Pages = Stock\n",
    )
    expect((await readImports(folder, rules)).violations).toEqual([])
    plant(
      'apps/server/src/stock/book/year.ts',
      "import type { Count } from '../count/count.ts'\nexport type Year = Count\n",
    )
    const { violations } = await readImports(folder, rules)
    const stock = 'apps/server/src/stock'
    const expected = [
      { from: `${stock}/book/year.ts`, to: `${stock}/count/count.ts` },
      { from: `${stock}/count/count.ts`, to: `${stock}/book/book.ts` },
    ].map((each) => ({ rule: 'no-circle-of-rooms', ...each }))
    expect(violations).toEqual(expect.arrayContaining(expected))
    expect(violations).toHaveLength(expected.length)
  })

  test('see a circle of two files that types alone close', async () => {
    plant('packages/rules/src/a.ts', "import type { B } from './b.ts'\nexport type A = B | 1\n")
    plant('packages/rules/src/b.ts', "import type { A } from './a.ts'\nexport type B = A | 2\n")
    const { violations } = await readImports(folder, rules)
    expect(violations.map(({ rule }) => rule)).toContain('no-circle-of-files')
  })
})
