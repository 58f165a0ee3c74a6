import type { Locator, Page } from '@playwright/test'

type Choice = { field: Locator; name: string }

/**
 * Chooses from the list of a field by keyboard. Where a dialog stands over a long page, Playwright may scroll that page to reach an option:
 * the list follows between the press and the release of the mouse, and the click is lost.
 */
export async function chooseOption(page: Page, { field, name }: Choice): Promise<void> {
  await field.click()
  const option = page.getByRole('option', { name })
  await option.waitFor()
  const id = await option.getAttribute('id')
  const choices = await page.getByRole('option').count()
  for (let steps = 0; (await field.getAttribute('aria-activedescendant')) !== id; steps += 1) {
    if (steps > choices) throw new Error(`the arrow keys do not reach the option "${name}"`)
    await field.press('ArrowDown')
  }
  await field.press('Enter')
}
