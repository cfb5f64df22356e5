import { launchBrowser, signIn } from '#tests/support/browser.ts'

const url = process.argv[2] as string
const list = (process.argv[3] ?? '').split(',')
const out = process.argv[4] ?? '/tmp/w/main-shots'
const browser = await launchBrowser()
const groups = Map.groupBy(
  list.map((s) => s.split('@')),
  ([account, , size = '1440x900', mode = 'light']) => `${account}@${size}@${mode}`,
)
for (const [key, specs] of groups) {
  const [account, size, mode] = key.split('@') as [string, string, string]
  const [width, height] = size.split('x').map(Number) as [number, number]
  const context = await browser.newContext({ viewport: { width, height }, locale: 'zh-CN' })
  const page = await context.newPage()
  let at = ''
  page.on(
    'console',
    (m) => ['error', 'warning'].includes(m.type()) && console.log(account, at, m.text().slice(0, 250)),
  )
  page.on('pageerror', (e) => console.log(account, at, 'PAGE', String(e).slice(0, 250)))
  page.on('response', (r) => r.status() >= 400 && console.log(account, at, r.status(), r.url()))
  await page.addInitScript((mode) => {
    if (!localStorage.getItem('themeConfig') && mode !== 'light')
      localStorage.setItem(
        'themeConfig',
        JSON.stringify({
          value: {
            mode,
            density: 'default',
            language: mode === 'en' ? 'en' : 'zh-cn',
            ...(mode === 'en' ? { mode: 'light' } : {}),
          },
          type: 'object',
          timestamp: Date.now(),
        }),
      )
  }, mode)
  if (account !== '-') await signIn(page, url, account)
  for (const [, path] of specs as [string, string][]) {
    at = path
    await page.goto(url + path)
    await page.waitForTimeout(1800)
    await page.screenshot({ path: `${out}/${account}${path.replace(/\W+/g, '-')}-${width}-${mode}.png` })
  }
  await context.close()
}
await browser.close()
