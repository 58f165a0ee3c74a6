import type { Page } from 'playwright-core'
import type { Words } from './words.ts'

/** The first step of the sign-in page: the address. */
export async function giveAddress(page: Page, words: Words, email: string): Promise<void> {
  await page.getByLabel(words('field.email')).fill(email)
  await page.getByRole('button', { name: words('link.continue'), exact: true }).click()
}

/** Through the sign-in page, as a person does. */
export async function signInOnPage(
  page: Page,
  words: Words,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await giveAddress(page, words, email)
  await page.getByLabel(words('field.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: words('login.submit'), exact: true }).click()
}
