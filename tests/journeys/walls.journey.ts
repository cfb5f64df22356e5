import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { wallScreens } from '#domain/system/wall/screens.ts'
import { tokenOf } from '#tests/support/api.ts'
import { seen } from '#tests/support/browser.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()
const hall = { width: 1920, height: 1080 }
const titles = Object.entries(wallScreens).map(([code, { title }]) => [code, title] as const)

/** A page that says so when anything goes wrong in it. */
async function hung(path: string): Promise<{ page: Page; spoken: string[] }> {
  const page = await portal.seat(hall)
  const spoken: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) spoken.push(message.text())
  })
  page.on('pageerror', (error) => spoken.push(error.message))
  await page.goto(portal.url + path)
  return { page, spoken }
}
const titled = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title })

describe('walls', () => {
  it.each(titles)('%s shows %s to anybody, whole and without a word', async (code, title) => {
    const { page, spoken } = await hung(code === 'lofTV' ? '/home/lofTV' : `/datascreen/${code}`)
    await titled(page, title).waitFor()
    await page.getByText('数据更新于').waitFor()
    expect(await page.getByRole('region').count()).toBeGreaterThan(3)
    // Nothing of a panel is cut off at the foot of the wall.
    const foot = await page.getByRole('region').last().boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(hall.height)
    expect(spoken).toEqual([])
    await page.context().close()
  })

  it('take turns, and are leafed through where they are tried out', async () => {
    const { page, spoken } = await hung('/datascreen/carousel?screens=welcome,lofTV&dwell=5')
    await titled(page, '智慧迎新大数据').waitFor()
    await titled(page, '校园数据大屏').waitFor()
    await page.goto(`${portal.url}/datascreen/carouseltest`)
    await titled(page, '综合数据大屏').waitFor()
    await page.getByRole('button', { name: '暂停轮播' }).click()
    await page.getByRole('button', { name: '下一页' }).click()
    await titled(page, '综合测评分析').waitFor()
    expect(spoken).toEqual([])
    await page.context().close()
  })

  it('keep their last figures, and say how old they are, while nobody answers', async () => {
    const { page } = await hung('/datascreen/welcome')
    await page.getByText('数据更新于').waitFor()
    const arrived = await page.getByRole('main').innerText()
    await page.route('**/api/**', (route) => route.abort())
    await page.clock.install({ time: Date.now() + 600_000 })
    await page.reload()
    await page.getByText(/数据已 ?10 ?分钟未更新/).waitFor()
    expect(arrived).toContain((await page.getByRole('main').innerText()).match(/[\d,]+(?= ?\/)/)?.[0] ?? '-')
    await page.context().close()
  })

  it('are paired by the code that they show, where the college has closed them', async () => {
    const token = await tokenOf(portal.url, 'admin')
    const admin = async (path: string, json?: object) => {
      const reply = await fetch(`${portal.url}/api/campus-system/${path}`, {
        method: json ? 'POST' : 'GET',
        headers: { 'Campus-Auth': `bearer ${token}` },
        ...(json && { body: JSON.stringify(json) }),
      })
      expect(reply.status, path).toBe(200)
      return (await reply.json()).data
    }
    const [{ id, revision }] = (await admin('parameter/page?key=wall.open')).records
    await admin('parameter/update', { id, revision, value: 'false' })
    // Another node may go by the old value for five seconds.
    const { page } = await hung('/datascreen/wall')
    const code = page.getByText(/^\d{3} \d{3}$/)
    await code.waitFor()
    const digits = (await code.innerText()).replace(' ', '')
    const [wall] = (await admin('wall/page?size=1')).records
    await admin('wall/pair', { id: wall.id, digits })
    await seen(page.getByText('数据更新于')).waitFor()
    const { page: stranger } = await hung('/datascreen/welcome')
    await stranger.getByText('这块大屏还没有配对').waitFor()
    await Promise.all([page, stranger].map((each) => each.context().close()))
  })
})
