import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ask, tokenOf } from '#tests/support/api.ts'
import { isLong } from '#tests/support/tier.ts'
import { visitPortal } from '#tests/support/visit-portal.ts'

const portal = visitPortal()

const reader = {
  id: 'journey',
  name: '校园卡',
  purpose: 'campus-card',
  driver: 'pn532',
  link: 'simulator',
}
const patience = { timeout: 20_000 }
/** The cards held to the desk: each ten of them meet every mishap, and two more what a reload leaves. */
const cards = isLong ? 30 : 12

interface Rows {
  readonly data: { readonly records: readonly Record<string, string>[]; readonly total: number }
}
async function rows(path: string, token: string): Promise<Rows['data']> {
  const answer = await ask(portal.url, path, token)
  return ((await answer.json()) as Rows).data
}

/** The cards of so many students who are awaited: the first by their numbers, whose list is prepared first. */
async function awaitedCards(count: number): Promise<readonly string[]> {
  const token = await tokenOf(portal.url, 'admin')
  const uids: string[] = []
  const { records } = await rows(
    'admissions/admittedStudent/page?size=100&ascs=candidateNo&params.arrival=awaited',
    token,
  )
  for (const { studentId } of records.filter((row) => row.studentId)) {
    if (uids.length === count) break
    const cards = await rows(`base/campusCard/page?size=10&params.studentId=${studentId}`, token)
    const valid = cards.records.find(({ state }) => state === 'valid')
    if (valid?.uid) uids.push(valid.uid)
  }
  return uids
}

/** A desk of that name, with a simulated reader of campus cards and its tools open. */
async function deskNamed(name: string): Promise<Page> {
  const page = await portal.person('verifier')
  await page.evaluate(
    ([device, desk]) => {
      const keep = (key: string, value: unknown, type: string) =>
        localStorage.setItem(key, JSON.stringify({ value, type, timestamp: Date.now() }))
      keep('deskDevices', [device], 'array')
      keep('verifyDesk', desk, 'string')
    },
    [reader, name] as const,
  )
  await page.goto(`${portal.url}/claim/verify-desk`)
  await ready(page)
  return page
}

async function ready(page: Page) {
  await page.getByText('校园卡：在线').waitFor(patience)
  await page.getByRole('button', { name: '模拟设备' }).click()
}

/** The desk knows so many of its list, and those who come first are among them. */
async function prepared(page: Page, count: number) {
  const known = async () => {
    const [, said] = /(?:准备中|断网可用：) ?(\d+)/.exec((await page.textContent('body')) ?? '') ?? []
    return Number(said ?? 0)
  }
  await expect.poll(known, { timeout: 90_000 }).toBeGreaterThan(count)
}

const past = (page: Page) => page.getByRole('region', { name: '核验记录' }).getByRole('listitem')
const verdict = (page: Page) => page.getByRole('region', { name: '核验结果' })

/** Holds a card to the reader until the desk has said something. */
async function tap(page: Page, uid: string, count: number) {
  await page.getByLabel('卡号（十六进制）').fill(uid)
  await page.getByRole('button', { name: '刷一次卡' }).click()
  await expect.poll(() => past(page).count(), patience).toBe(Math.min(count, 50))
  await expect.poll(() => verdict(page).textContent(), patience).toContain('通过')
  // The simulated card lies there for 600 ms; nobody holds the next one to the reader before it is gone.
  await page.waitForTimeout(700)
}

const calls = '**/api/*-claim/verification/**'
const uploaded = (page: Page) => page.getByRole('button', { name: '0 条待上传' }).waitFor(patience)

describe('F-25 the verification desk', () => {
  it('loses nobody and counts nobody twice by unplugs, a network that comes and goes, and a reload', async () => {
    const uids = await awaitedCards(cards)
    const page = await deskNamed('甲台')
    await prepared(page, uids.length)
    for (const [at, uid] of uids.entries()) {
      if (at % 10 === 2) {
        await page.getByRole('button', { name: '拔下设备' }).click()
        await page.getByText('校园卡：在线').waitFor({ state: 'hidden' })
        await page.getByRole('button', { name: '重新插上' }).click()
        await page.getByText('校园卡：在线').waitFor(patience)
      }
      if (at % 10 === 4) await page.context().setOffline(true)
      if (at % 10 === 7) {
        await page.context().setOffline(false)
        await uploaded(page)
      }
      if (at === 8) await page.route(calls, (route) => route.abort('internetdisconnected'))
      await tap(page, uid, at + 1)
      if (at === 9) {
        await page.reload()
        await page.getByRole('button', { name: '2 条待上传' }).waitFor(patience)
        await page.unroute(calls)
        await ready(page)
      }
    }
    await page.keyboard.press('Escape')
    await uploaded(page)
    const token = await tokenOf(portal.url, 'admin')
    const desk = encodeURIComponent('甲台')
    const { total, records } = await rows(`claim/verification/page?size=100&params.desk=${desk}`, token)
    expect(total).toBe(uids.length)
    expect(new Set(records.map(({ admittedId }) => admittedId)).size).toBe(uids.length)
  }, 240_000)

  it('lets in at the second desk nobody who has passed at the first, and says so', async () => {
    const [uid = ''] = await awaitedCards(1)
    const [first, second] = [await deskNamed('丙台'), await deskNamed('丁台')]
    await tap(first, uid, 1)
    await second.getByLabel('卡号（十六进制）').fill(uid)
    await second.getByRole('button', { name: '刷一次卡' }).click()
    await expect.poll(() => verdict(second).textContent(), patience).toContain('已报到')
  })
})
