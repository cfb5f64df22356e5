import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { chromiumArgs, chromiumPath } from '#scripts/chromium.ts'

/** The browser of this machine, headless. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...args] })

/** Signs in by the form, as a person does, and waits for the desktop. */
export async function signIn(page: Page, url: string, account: string, password = 'Campus@2026') {
  await page.goto(url)
  await page.getByLabel('账号', { exact: true }).fill(account)
  const field = page.getByLabel('密码', { exact: true })
  await field.fill(password)
  // By the key: what comes to stand round the form a moment later moves the button from under the mouse.
  await field.press('Enter')
  await page.waitForURL('**/index')
}

/** The access token that this page keeps (specification, section 3: a record of value, type name and time). */
export const heldToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('access-token') ?? '{}').value)

/** Of all that fit the first that is drawn: which of them stands first in the page depends on what came in first. */
export const seen = (all: Locator) => all.filter({ visible: true }).first()

/** The row of a grid in which that text stands. */
export const row = (within: Page | Locator, text: string | RegExp) =>
  within.getByRole('row').filter({ hasText: text })

export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

/**
 * Ticks or unticks a box by the sign that a person sees, which lies over it: as with any click, once it stands still and
 * nothing is before it.
 */
export const tick = (box: Locator) => box.locator('xpath=ancestor::label[1]').click()

/** Opens a picker and takes the option of that name. */
export async function choose(page: Page, picker: Locator, name: string) {
  await picker.click()
  await page.getByRole('option', { name, exact: true }).click()
}
