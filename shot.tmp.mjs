import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const base = 'http://127.0.0.1:5231'
async function as(account, paths, { w = 1440, h = 900, dark = false } = {}) {
  const c = await b.newContext({ viewport: { width: w, height: h }, locale: 'zh-CN' })
  const p = await c.newPage()
  p.on('console', (m) => m.type() === 'error' && console.log(account, 'console', m.text().slice(0, 200)))
  await p.goto(base)
  await p.getByLabel('账号').first().fill(account)
  await p.getByLabel('密码').first().fill('Campus@2026')
  await p.keyboard.press('Enter')
  await p.waitForTimeout(4000)
  for (const [name, path, act] of paths) {
    await p.evaluate((to) => history.pushState({}, '', to), `/${path}`)
    await p.waitForTimeout(3500)
    if (dark) await p.evaluate(() => { document.documentElement.dataset.colorMode = 'dark' })
    try { if (act) await act(p) } catch (e) { console.log(name, String(e).slice(0, 300)) }
    await p.screenshot({ path: `/tmp/r/post-${name}.png` })
  }
  await c.close()
}
const which = process.argv[2]
if (which === '1' || which === '3') {
  await as('admin', [['student', 'records/yjs-student'], ['mentor', 'records/yjs-mentor'], ['stats', 'records/yjs-stats'], ['count', 'records/yjs-change-count'], ['audit', 'records/yjs-change-audit'], ['record', 'records/yjs-change-record']])
  await as('postgraduate', [['apply', 'records/yjs-change-apply']])
}
if (which === '2') {
  await as('postgraduate', [['apply2', 'records/yjs-change-apply', async (p) => { await p.getByRole('button', { name: /新增|发起|申请/ }).first().click(); await p.waitForTimeout(1500) }]], { w: 390, h: 844 })
  await as('teacher', [['taudit', 'records/yjs-change-audit', async (p) => { await p.getByText('导师变更').first().click(); await p.waitForTimeout(2000) }]], { dark: true })
}
await b.close()
