import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const [w, h] = (process.env.SIZE ?? '1920x1080').split('x').map(Number)
const page = await browser.newPage({ viewport: { width: w, height: h } })
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.text()))
for (const path of process.argv.slice(2)) {
  await page.goto('http://127.0.0.1:5217' + path)
  await page.getByText('数据更新于').waitFor({ timeout: 60000 })
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/r/s17-${path.replace(/\W+/g, '_')}.png` })
}
await browser.close()
