import type { Page } from 'playwright-core'
import type { ShopLanguage } from './shop-test.ts'
import { textsOf } from './texts.ts'

/** The parts of the chat as a person finds them. */
export function chatOf(page: Page, language: ShopLanguage = 'es') {
  const text = textsOf(language)
  const panel = page.getByRole('dialog', { name: text('CHAT_TITLE') })
  return {
    text,
    panel,
    launcher: page.locator('button[aria-haspopup="dialog"]').filter({ hasText: text('LAYOUT_CHAT') }),
    log: panel.getByRole('log', { name: text('CHAT_LOG') }),
    box: panel.getByRole('textbox', { name: text('CHAT_MESSAGE') }),
    field: (key: string) => panel.getByLabel(text(key), { exact: true }),
    button: (key: string) => panel.getByRole('button', { name: text(key), exact: true }),
    toasts: page.getByRole('region', { name: text('UI_NOTICES') }),
    /** What the list shows, each message by its text. */
    said: () => panel.getByRole('log').locator('li p').allTextContents(),
    async open() {
      await this.launcher.click()
      await panel.waitFor()
    },
    /** Opens the chat and sends the form. */
    async begin(person: { name: string; email: string }) {
      await this.open()
      await this.field('CHAT_NAME').fill(person.name)
      await this.field('CHAT_EMAIL').fill(person.email)
      await this.button('CHAT_START').click()
      await this.box.waitFor()
    },
    async say(message: string) {
      await this.box.fill(message)
      await this.box.press('Enter')
    },
  }
}
