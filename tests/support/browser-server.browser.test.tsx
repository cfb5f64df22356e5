import md5 from 'crypto-js/md5.js'
import { expect, it } from 'vitest'
import { browserServer } from './browser-server.ts'

const call = async (path: string, init?: RequestInit) => {
  const answer = await fetch(`/api/campus-${path}`, init)
  return { status: answer.status, body: await answer.json() }
}

it('signs in and works on rows, all inside the page', async () => {
  await browserServer()
  const form = { grant_type: 'password', username: 'admin', password: `${md5('Campus@2026')}` }
  const { body: token } = await call('auth/oauth/token', { method: 'POST', body: new URLSearchParams(form) })
  const headers = { 'Campus-Auth': `bearer ${token.access_token}`, 'Content-Type': 'application/json' }
  const json = { code: 'TEST', name: '测试校区', enabled: true }
  const added = await call('base/campus/add', { method: 'POST', headers, body: JSON.stringify(json) })
  expect([added.status, added.body.data]).toEqual([200, expect.objectContaining(json)])
  const { body: found } = await call('base/campus/page?params.search=测试', { headers })
  expect(found.data.records).toEqual([added.body.data])
  expect((await call('base/campus/page')).status).toBe(401)
})
