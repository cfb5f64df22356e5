import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '#tests/support/api.ts'
import { closingCall } from '#tests/support/closing-call.ts'
import { headers, twoServers } from '#tests/support/cluster.ts'

const cluster = twoServers()

describe('two servers on one database', () => {
  it('one may go under load: no call fails, its task is the other’s at once (F-36)', async () => {
    const token = await tokenOf(cluster.url, 'admin')
    const busy = await cluster.busyTask()
    let going = true
    const statuses: number[] = []
    const written: string[] = []
    const lane = async (lane: number) => {
      for (let n = 0; going; n++) {
        const url = `${cluster.url}/api/campus-base/campus`
        statuses.push(await closingCall(`${url}/page`, { headers: headers(token) }))
        if (n % 4 > 0) continue
        const code = `L${lane}N${n}`
        const body = JSON.stringify({ code, name: `负载 ${code}`, enabled: true })
        const keyed = headers(token, `cluster-${code}`)
        statuses.push(await closingCall(`${url}/add`, { method: 'POST', headers: keyed, body }))
        written.push(code)
      }
    }
    const lanes = Promise.all([1, 2, 3, 4, 5, 6].map(lane))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    busy.holder.signal('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await closingCall(`${busy.holder.url}/readyz`)).toBe(503)
    await expect.poll(async () => (await busy.latest())?.worker, { timeout: 60_000 }).not.toBe(busy.worker)
    await busy.letGo()
    expect(await busy.holder.ended).toBe(0)
    going = false
    await lanes
    expect(statuses.length).toBeGreaterThan(50)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    const kept = await cluster.rowsOf(
      sql<{ code: string }>`select code from base_campus where code like 'L%N%'`,
    )
    expect(kept.map(({ code }) => code).sort()).toEqual([...written].sort())
    await expect.poll(async () => (await busy.latest())?.state, { timeout: 60_000 }).toBe('done')
    const [last] = await cluster.rowsOf(sql<{ stopped: boolean }>`select stopped from system_heartbeat
      where server = ${busy.worker} order by at desc limit 1`)
    expect(last?.stopped).toBe(true)
  })

  it('one may die: its task is taken over once its lease has run out (F-36)', async () => {
    await cluster.restart()
    const busy = await cluster.busyTask()
    busy.holder.signal('SIGKILL')
    await busy.holder.ended
    await busy.letGo()
    expect(await busy.latest()).toMatchObject({ state: 'running', worker: busy.worker })
    await expect.poll(async () => (await busy.latest())?.state, { timeout: 90_000 }).toBe('done')
    expect(await busy.latest()).toMatchObject({ attempts: 2 })
    expect((await busy.latest())?.worker).not.toBe(busy.worker)
  })
})
