import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { headParts } from './head-parts.ts'
import { pageSources } from './page-sources.ts'
import { languageFiles, textsVersion } from './text-files.ts'
import { unusedQueries } from './unused-queries.ts'

const root = import.meta.dirname
const dist = join(root, '../../dist')

const fileHash = (file: string) =>
  createHash('sha256')
    .update(relative(root, file).replaceAll('\\', '/'))
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 4)

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  base: '/',
  cacheDir: join(root, '../../node_modules/.vite'),
  plugins: [react(), languageFiles(), headParts(), pageSources(), unusedQueries()],
  // The rendering server is built whole, so that it runs React's production code in any environment.
  define:
    command === 'build'
      ? {
          'process.env.NODE_ENV': '"production"',
          'import.meta.env.VITE_TEXTS_VERSION': JSON.stringify(textsVersion()),
        }
      : {},
  ssr: command === 'build' ? { noExternal: true } : {},
  // One file's classes differ by name alone: a class has no number of its own, in code, styles and documents.
  css: { modules: { generateScopedName: (name, file) => `_${name}_${fileHash(file)}` } },
  server: { fs: { allow: [join(root, '../..')] } },
  build: isSsrBuild
    ? {
        outDir: join(dist, 'server'),
        emptyOutDir: true,
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: {
          input: join(root, 'src/app/entry-server.tsx'),
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: join(dist, 'client'),
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        // A document names all that its own script imports. What a lazy part imports is found when it is parsed; its styles
        // must be loaded before it shows.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          output: {
            // Every view carries the names of its lazy parts: 42 bits tell two builds apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  // Apart from what only a lazy part imports.
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*(?:useQueries|queriesObserver)\.)/,
                },
                {
                  name: 'shell',
                  test: /storefront\/src\/(ui\/(?!(?:[a-z]+\/)?(?:stepper|category-icon|copy-icon|globe-icon|card-skeleton|pagination|strip-tools|(?:use-)?drag-scroll|load-fail|toast-board|phone-link|whole-name)|dialog\/|form\/)|shell\/(?!with-lock|random-key|stored-value|order-dates|register-worker)|app\/(?!entry-|choose-data|sign-out-steps|later\/)|features\/(layout\/(layout|loading-bar|header-variants|header\/(account-indicator|cart-indicator|counter|header-panel\.module|mobile-header|deferred-header|(desktop-header|header-select|wishlist-indicator)\.module)|menu\/(main-menu|departments)\.module|footer\/deferred-footer)|content\/(?!use-)|search\/search-box))|packages\/rules\/src\/text\/translate/,
                },
                // What the headers, cards and pages know of the lists that a shopper saves.
                {
                  name: 'saved',
                  test: /storefront\/src\/features\/saved-products\/(saved-cards|wishlist\.store|use-saved-toggle|compare\.store)/,
                },
                // Who sells: the home page tells it, and what stands in the frame and at the end of a purchase.
                {
                  name: 'shop',
                  test: /storefront\/src\/features\/content\/use-shop|packages\/rules\/src\/shop\/shop-facts\.ts/,
                },
                // What the headers of wide screens and the footer are made of; a phone's first view needs neither.
                {
                  name: 'frame',
                  test: /storefront\/src\/(features\/layout\/(header\/(desktop-looks|header-panel\.tsx|account-opener|cart-opener|(desktop-header|header-select|wishlist-indicator)\.tsx|(currency|language)-select)|menu\/((main-menu|departments)\.tsx|menu-link|page-links|working-links))|features\/content\/use-store-hours|ui\/(actions\/phone-link|media\/globe-icon))|packages\/rules\/src\/chile\/(phone|hours-text)\.ts/,
                },
                // What a product's page carries with every list, apart from the cards that it shows only further down.
                {
                  name: 'product',
                  test: /storefront\/src\/features\/product-cards\/(catalogue\.queries|use-is-shop-empty|product-href|use-add-to-cart|stock-badge|discount-badge|unit-price-text)|packages\/rules\/src\/(catalogue\/stock|money\/unit-price)\.ts/,
                },
                {
                  name: 'cards',
                  test: /storefront\/src\/features\/(list\/categories\/category-tree|product-cards\/(product-(card|grid|name)|card-(action|tools-slot)))/,
                },
                {
                  name: 'list',
                  test: /storefront\/src\/features\/list\/(list-(state|facts|results|view)|fitting-list)|packages\/rules\/src\/catalogue\/filters\.ts/,
                },
                // What both home pages show first: apart, each part is one more file whose imports are named.
                {
                  name: 'home',
                  test: /storefront\/src\/features\/home\/sections\/(home-section|highlights-panel|shop-features|offers-block|mini-banners|countdown|(featured|latest)-products|hero|use-slideshow|category-chips)/,
                },
                // What a product is bought by, here and in the quick view: each small file apart is one more name.
                {
                  name: 'buying',
                  test: /storefront\/src\/features\/(product\/(choices|buying\/option-form|gallery\/gallery|(product-page|(pet-)?fit-badge)\.module)|product-cards\/(color-codes|tax-note))|(ui\/(gestures\/(use-)?drag-scroll|actions\/stepper)|features\/cart\/lines\/quantity-note)/,
                },
                {
                  name: 'consent',
                  test: /storefront\/src\/features\/consent\/consent(-settings\.store|\.store|\.tsx|\.module)/,
                },
                // What speaks of an animal, once there is one: apart, they are more names in every view.
                {
                  name: 'pets',
                  test: /storefront\/src\/features\/pets\/(current-pet|pets\.codec|pet-(traits|fit-label|words))|packages\/rules\/src\/(pets\/breeds|fit\/pet-fit)/,
                },
                // What forms are made of: apart, so that the chat's needs nothing of an account's or a vehicle's.
                { name: 'form', test: /storefront\/src\/ui\/form\/|packages\/rules\/src\/text\/fold-text/ },
                // What opens over a page, with what asks for a vehicle: apart, they are more names in every view.
                { name: 'dialog', test: /storefront\/src\/ui\/dialog\// },
                {
                  name: 'vehicles',
                  test: /storefront\/src\/features\/vehicles\/(vehicle-(selects|form|picker|panel)|vin-|remove-vehicle|use-garage)/,
                },
                // What reads the catalogue: a rendered page carries its data and loads this when somebody is there.
                {
                  name: 'remote',
                  test: /storefront\/src\/data\/remote\/((catalogue|content|product|search)\.remote|public-parts|wire|personal-wire)/,
                },
                // Styles that several pages of one noun share: each small file apart is one more name in every view.
                {
                  name: 'order',
                  test: /features\/(orders\/(order-(lines|page)|[a-z]+\/(order-progress|order-destination|bank-transfer|copy-button|track-order))|checkout\/success-page)\.module/,
                },
                {
                  name: 'category',
                  test: /features\/list\/(category-page|categories\/subcategory-tiles)\.module/,
                },
                // What signing out forgets of a checkout.
                {
                  name: 'draft',
                  test: /features\/checkout\/(draft\.(store|codec)|checkout-form|prescription\/uploads|purchase\/last-order\.store)/,
                },
                // The way from the cart to its payment: who comes back to pay on a slow network waits for each file.
                {
                  name: 'purchase',
                  test: /storefront\/src\/(features\/(cart\/(totals\/totals-list|coupon\/coupon|check\/cart-changes|lines\/cart-lines)|checkout\/([a-z]+\/)?step\.module|payments\/(gateway-form|payments\.queries)|shipping\/(shipping-price|delivery-dates))|ui\/media\/copy-icon|shell\/random-key)|packages\/rules\/src\/(text\/web-addresses|chile\/rut)|node_modules\/@tanstack\/.*(useQueries|queriesObserver)\./,
                },
                { name: 'hours', test: /packages\/rules\/src\/chile\/(working-days|opening-hours)/ },
                {
                  name: 'cart-page',
                  test: /features\/cart\/(cart-page|empty\/empty-cart-page|[a-z]+\/removed-line)\.module/,
                },
                { name: 'saved-page', test: /features\/(wishlist\/wishlist|compare\/compare)-page\.module/ },
                {
                  name: 'comuna',
                  test: /features\/(shipping\/(comuna-field|shipping\.queries)|delivery-estimate\/(delivery-estimate\.module|delivery-place\.store)|addresses\/addresses\.queries)/,
                },
                {
                  name: 'addresses',
                  test: /features\/(shipping\/address-text|addresses\/addresses)\.module/,
                },
                { name: 'posts', test: /features\/blog\/(?!post-page|related)[a-z-]+\.module/ },
                {
                  name: 'info',
                  test: /features\/site\/(terms-page|law\/law-text|info\/(info-article|shelves|branch-cards))\.module/,
                },
                // One chunk of what the forms of an account share: each more is a name that every view carries.
                {
                  name: 'account',
                  test: /storefront\/src\/features\/(account\/(?![a-z-]+-page\.)|session\/(?!account\.store|use-sign-out))/,
                },
              ],
            },
          },
        },
      },
}))
