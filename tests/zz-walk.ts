import axe from 'axe-core'
import { chromium } from 'playwright'
import { chromiumArgs, chromiumPath } from '/work/main/scripts/chromium.ts'
import { signIn, button } from '/work/main/tests/support/browser.ts'
import { areas } from '/work/main/domain/index.ts'
const b = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
const page = await (await b.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
page.setDefaultTimeout(6000)
const spoken: string[] = []
page.on('console', (m) => { if (['error','warning'].includes(m.type())) spoken.push(m.text().slice(0, 300)) })
page.on('pageerror', (e) => spoken.push('PAGEERROR ' + e.message))
page.on('response', (r) => { if (r.status() >= 400) spoken.push(`${r.status()} ${r.url()}`) })
await signIn(page, 'http://127.0.0.1:5170', 'admin')
const main = page.getByRole('main')
const only = process.argv[2]
for (const { path, title, kind, access } of areas.flatMap((a) => a.screens)) {
  if (!access.admin || (only && !path.includes(only))) continue
  spoken.length = 0
  const steps: string[] = []
  let t = Date.now()
  const lap = (n: string) => { steps.push(`${n} ${Date.now() - t}`); t = Date.now() }
  try {
    await page.evaluate((p) => history.pushState({}, '', p), `/${path}`)
    if (kind !== 'custom') await main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    if (kind === 'list') await main.getByRole('gridcell').or(main.getByText('暂无数据')).first().waitFor()
    for (let i = 0; i < 60 && (await main.locator('[aria-busy=true]').filter({ visible: true }).count()) > 0; i++) await page.waitForTimeout(50)
    lap('open')
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate(() => (globalThis as any).axe.run('main', { resultTypes: ['violations'] }))
    if (violations.length) steps.push('AXE ' + violations.map((v: any) => v.id + ' ' + v.nodes[0].html.slice(0, 160)).join(' | '))
    lap('axe')
    const alerts = await main.getByRole('alert').allTextContents()
    if (alerts.length) steps.push('ALERT ' + alerts.join('|'))
    if (kind === 'list') {
      const opens = async (press: () => Promise<void>) => {
        await press()
        const d = page.getByRole('dialog').last()
        await d.waitFor(); await d.getByRole('button').first().waitFor(); await page.waitForTimeout(400)
        if (!(await d.isVisible())) steps.push('CLOSED')
        return d
      }
      const close = async () => { for (let i = 0; i < 4 && (await page.getByRole('dialog').count()) > 0; i++) { await page.keyboard.press('Escape'); await page.waitForTimeout(250) } if (await page.getByRole('dialog').count()) steps.push('STAYS OPEN ' + await page.getByRole('dialog').last().getAttribute('aria-labelledby')) }
      const view = button(main, '查看').first()
      if (await view.isVisible()) {
        const shown = await opens(() => view.click())
        const edit = button(shown, '编辑')
        if (await edit.isVisible()) { await opens(() => edit.click()); steps.push('edited') }
        await close()
      }
      lap('view')
      const add = button(main, '新增')
      if (await add.isVisible()) { await opens(() => add.click()); await close() }
      lap('add')
    }
  } catch (e) { steps.push('FAIL ' + String(e).slice(0, 300)); await page.keyboard.press('Escape'); await page.keyboard.press('Escape'); await page.screenshot({ path: `/tmp/fail-${path.replace('/', '-')}.png` }) }
  console.log(path, steps.join(' · '), spoken.length ? 'SPOKEN ' + spoken.join(' | ') : '')
}
await b.close()
