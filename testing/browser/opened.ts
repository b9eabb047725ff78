import type { Page } from 'playwright-core'
import type { textsOf } from './texts.ts'

/** What a page shows after a press: looked at as it stands in the window. */
export type Opened = {
  path: string
  /** Where there is something to press, in px of the window. */
  from?: number
  below?: number
  open(page: Page, text: ReturnType<typeof textsOf>): Promise<void>
}

/** From here on stands the desktop's header. */
const desktop = 1200

/** Menus, panels and dialogs by the names of their pictures; the product is one with options. */
export function openedParts(productSlug: string): Record<string, Opened> {
  const ofProduct = `/shop/products/${productSlug}`
  return {
    'mobile-menu': {
      ...{ path: '/', below: desktop },
      open: async (page, text) => {
        await page.getByRole('button', { name: text('LAYOUT_OPEN_MENU') }).click()
        await page
          .getByRole('dialog', { name: text('LAYOUT_MENU') })
          .getByRole('group')
          .first()
          .waitFor()
      },
    },
    'mobile-panel': {
      ...{ path: '/', below: desktop },
      open: async (page, text) => {
        await page.getByRole('button', { name: text('LAYOUT_OPEN_MENU') }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Perros' }).click()
        await page.getByRole('dialog').getByRole('link', { name: 'Higiene y Belleza' }).waitFor()
      },
    },
    departments: {
      ...{ path: '/', from: desktop },
      open: async (page, text) => {
        await page.getByRole('button', { name: text('LAYOUT_DEPARTMENTS') }).click()
        await page.getByRole('link', { name: 'Cachorros' }).waitFor()
      },
    },
    megamenu: {
      ...{ path: '/', from: desktop },
      open: async (page, text) => {
        const menu = page.getByRole('navigation', { name: text('LAYOUT_MAIN_MENU') })
        await menu.getByRole('link', { name: 'Perros' }).first().hover()
        await menu.getByRole('link', { name: 'Higiene y Belleza' }).waitFor()
      },
    },
    account: {
      ...{ path: '/', from: desktop },
      open: async (page, text) => {
        const header = page.getByRole('banner')
        await header.getByRole('button', { name: text('LAYOUT_ACCOUNT') }).click()
        await header.locator('input[type=email]').waitFor()
      },
    },
    suggestions: {
      path: '/',
      open: async (page, text) => {
        const opener = page.getByRole('button', { name: text('LAYOUT_OPEN_SEARCH') })
        if (await opener.isVisible()) await opener.click()
        await page.getByRole('combobox', { name: text('SEARCH_LABEL') }).fill('alimento')
        await page.getByRole('listbox').getByRole('option').first().waitFor()
      },
    },
    drawer: {
      ...{ path: '/shop/category/perros-alimentos/products?filter_etapa=adulto', below: 992 },
      open: async (page, text) => {
        await page
          .getByRole('button', { name: text('CATALOGUE_FILTERS') })
          .first()
          .click()
        await page
          .getByRole('dialog')
          .getByRole('heading', { name: text('CATALOGUE_FILTER_BRAND') })
          .waitFor()
      },
    },
    'quick-view': {
      ...{ path: '/shop', from: desktop },
      open: async (page, text) => {
        await page.getByRole('main').getByRole('article').first().hover()
        await page
          .getByRole('button', { name: text('CATALOGUE_QUICK_VIEW').split('{name}')[0] })
          .first()
          .click()
        await page.getByRole('dialog').getByText(text('CATALOGUE_IN_STOCK')).waitFor()
      },
    },
    viewer: {
      path: ofProduct,
      open: async (page, text) => {
        await page.getByRole('button', { name: text('PRODUCT_ZOOM'), exact: true }).click()
        await page.getByRole('dialog').locator('img').first().waitFor()
      },
    },
    reviews: {
      path: ofProduct,
      open: async (page, text) => {
        const [name = ''] = text('PRODUCT_REVIEWS').split('(')
        await page.getByRole('tab', { name }).click()
        const panel = page.getByRole('tabpanel', { name })
        await panel.getByRole('textbox').last().waitFor()
        await panel.evaluate((element) => element.scrollIntoView())
      },
    },
    questions: {
      path: ofProduct,
      open: async (page, text) => {
        await page.getByRole('tab', { name: text('PRODUCT_QUESTIONS') }).click()
        const panel = page.getByRole('tabpanel', { name: text('PRODUCT_QUESTIONS') })
        await panel.getByRole('textbox').last().waitFor()
        await panel.evaluate((element) => element.scrollIntoView())
      },
    },
  }
}
