import { launchBrowser, signIn } from '#tests/support/browser.ts'

const url = process.argv[2] as string
const list = (process.argv[3] ?? '').split(',')
const out = '/tmp/w/main-shots'
const browser = await launchBrowser()
for (const spec of list) {
  const [account, path, size = '1440x900', mode = 'light'] = spec.split('@') as [
    string,
    string,
    string?,
    string?,
  ]
  const [width, height] = size.split('x').map(Number) as [number, number]
  const context = await browser.newContext({ viewport: { width, height }, locale: 'zh-CN' })
  const page = await context.newPage()
  page.on(
    'console',
    (m) => ['error', 'warning'].includes(m.type()) && console.log(spec, m.text().slice(0, 300)),
  )
  page.on('pageerror', (e) => console.log(spec, 'PAGE', String(e).slice(0, 300)))
  page.on('response', (r) => r.status() >= 400 && console.log(spec, r.status(), r.url()))
  if (mode === 'dark')
    await page.addInitScript(() =>
      localStorage.setItem(
        'themeConfig',
        JSON.stringify({
          value: { mode: 'dark', density: 'default', language: 'zh-cn' },
          type: 'object',
          timestamp: Date.now(),
        }),
      ),
    )
  if (account !== '-') await signIn(page, url, account)
  if (!(account !== '-' && path === '/index')) await page.goto(url + path)
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `${out}/${account}${path.replace(/\W+/g, '-')}-${width}-${mode}.png` })
  await context.close()
}
await browser.close()
