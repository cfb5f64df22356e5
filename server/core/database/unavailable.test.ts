import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { freePort } from '#tests/support/free-port.ts'
import { isUnavailable } from './unavailable.ts'

const failing = (code: string, message = '') => Object.assign(new Error(message), { code })

describe('a database that is away', () => {
  it.each([
    ['shut down', failing('57P01')],
    ['out of connections', failing('53300')],
    ['stuck behind a lock', failing('55P03')],
    ['not listening', failing('ECONNREFUSED')],
    ['not listening on either family of addresses', new AggregateError([failing('ECONNREFUSED')])],
    ['gone in the middle', new Error('Connection terminated unexpectedly')],
  ])('is told from a bug: %s', (_, error) => expect(isUnavailable(error)).toBe(true))

  it.each([
    ['a value taken', failing('23505')],
    ['a statement misspelt', failing('42601')],
    ['a slip of ours', new TypeError('undefined is not a function')],
  ])('is not what stands behind %s', (_, error) => expect(isUnavailable(error)).toBe(false))

  it('has calls answered 503, to be made again; the process lives and is not ready', async () => {
    const { db, close } = await openPostgres(`postgres://nobody@127.0.0.1:${await freePort()}/none`)
    const hono = makeApp(appContextOver(db))
    const answer = await hono.request('/api/campus-base/openApi/getAppInfo')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({
      code: 503,
      success: false,
      msg: '服务暂时不可用，请稍后重试',
    })
    expect((await hono.request('/healthz')).status).toBe(200)
    expect((await hono.request('/readyz')).status).toBe(503)
    await close()
  })
})
