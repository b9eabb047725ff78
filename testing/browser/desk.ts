import type { Page } from 'playwright-core'

/** Who works at the desk of a test's shop, as its settings name them. */
export const deskOwner = {
  email: 'rosa@huella.example',
  password: 'una-clave-larga-de-la-tienda',
  name: 'Rosa Soto',
}

/** The settings of a shop with a desk that somebody may enter. */
export const deskEnvironment = {
  STAFF_EMAIL: deskOwner.email,
  STAFF_PASSWORD: deskOwner.password,
  STAFF_NAME: deskOwner.name,
}

/** Fills in the door of the desk, and waits for nothing. */
export async function enterDesk(
  page: Page,
  { email, password }: { email: string; password: string },
  text: (key: string) => string,
): Promise<void> {
  await page.getByRole('textbox', { name: text('SESSION_EMAIL') }).fill(email)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.getByRole('button', { name: text('SESSION_ENTER') }).click()
}
