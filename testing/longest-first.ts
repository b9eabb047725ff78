import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What mostly waits for clocks and processes, while others have the processors. */
const waiting = [
  'apps/server/src/chat/channel/delivery.test.ts',
  'packages/embedded-postgres/src/embedded-postgres.test.ts',
  'packages/embedded-postgres/src/point-in-time.test.ts',
]

/** What takes longest of the others, in the order in which it begins. */
const longest = [
  'e2e/desk.test.ts',
  'e2e/desk-chat.test.ts',
  'e2e/pages.test.ts',
  'e2e/frame.test.ts',
  'e2e/checkout.test.ts',
  'e2e/chat.test.ts',
  'e2e/product.test.ts',
  'e2e/empty-shop.test.ts',
  'e2e/desk-rooms.test.ts',
  'e2e/demo.test.ts',
  'e2e/vehicles.test.ts',
  'e2e/desk-accounts.test.ts',
  'e2e/desk-forms.test.ts',
  'e2e/account.test.ts',
  'e2e/processes.test.ts',
  'e2e/payments.test.ts',
  'e2e/lists.test.ts',
  'e2e/orders.test.ts',
  'e2e/consent.test.ts',
  'e2e/cart.test.ts',
  'e2e/addresses.test.ts',
  'e2e/tasks.test.ts',
  'e2e/courier.test.ts',
  'e2e/newsletter.test.ts',
  'e2e/desk-orders.test.ts',
  'e2e/offline.test.ts',
  'e2e/budget.test.ts',
  'e2e/guest-buys.test.ts',
  'e2e/home.test.ts',
  'e2e/menus.test.ts',
  'e2e/recent-searches.test.ts',
  'e2e/compare.test.ts',
  'e2e/pets.test.ts',
  'e2e/quick-view.test.ts',
  'e2e/wishlist.test.ts',
  'apps/server/src/conformance/access.test.ts',
  'apps/server/src/conformance/bad-input.test.ts',
  'apps/storefront/src/data/contract-tests/remote.test.ts',
  'apps/server/src/conformance/roles.test.ts',
  'apps/server/src/catalogue/list/list-rows.test.ts',
  'apps/server/src/payments/refunds/refunds.test.ts',
  'apps/server/src/catalogue/imports/imports.test.ts',
  'apps/server/src/payments/webpay/failing-gateway.test.ts',
  'apps/server/src/payments/attempts/killed-process.test.ts',
  'apps/server/src/faults/fault-matrix.test.ts',
  'apps/server/src/checkout/slow-database.test.ts',
  'apps/server/src/mail/send-mail.service.test.ts',
  'apps/server/src/payments/attempts/races.test.ts',
  'apps/server/src/http/pages/pages.test.ts',
  'apps/server/src/catalogue/imports/import-memory.test.ts',
  'apps/server/src/backups/backup.test.ts',
  'apps/server/src/checkout/failing-courier.test.ts',
  'apps/server/src/conformance/log-secrets.test.ts',
  'apps/storefront/src/data/contract-tests/both-layers.test.ts',
  'apps/server/src/catalogue/reviews/photos/photos.routes.test.ts',
]

/** By their paths in the repository. */
export const namedFiles = [...waiting, ...longest]

const projects = ['e2e', 'server', 'layers', 'pure']

/**
 * One queue for the projects of a run, browser tests first, and in it what takes longest, so that nothing else has to wait
 * for it at the end; before all, what waits itself. A worker goes on with what is next, and keeps its
 * modules and its browser as long as that is of the same project. `npm test` begins two runs, of browser tests and of all
 * others (decision 0286).
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId, project }: TestSpecification) => {
      if (waiting.some((path) => moduleId.endsWith(`/${path}`))) return -1
      const place = longest.findIndex((path) => moduleId.endsWith(`/${path}`))
      return projects.indexOf(project.name) * 100 + (place < 0 ? longest.length : place)
    }
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
