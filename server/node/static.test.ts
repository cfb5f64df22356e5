import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portal } from './static.ts'

const dist = mkdtempSync(join(tmpdir(), 'campus-dist-'))
let hono: Hono

beforeAll(() => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<head><meta name="product" content="campus"></head>')
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>')
  writeFileSync(join(dist, 'assets', 'main-1a2b.js'), 'plain')
  writeFileSync(join(dist, 'assets', 'main-1a2b.js.br'), 'brotli')
  writeFileSync(join(dist, 'assets', 'main-1a2b.js.gz'), 'gzip')
  writeFileSync(join(dist, '.built-from'), 'secret')
  hono = portal(dist, 'school')
})
afterAll(() => rmSync(dist, { recursive: true }))

const page = { headers: { Accept: 'text/html,*/*' } }

it.each(['/', '/index.html', '/login', '/layout?id=1', '/base/building'])(
  'gives the page at %s, asked for afresh each time, with the prefix of the product',
  async (path) => {
    const answer = await hono.request(path, page)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<meta name="product" content="school">')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  },
)

it.each([
  ['br, gzip', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', 'plain', null],
])(
  'gives anyone who accepts %s the file that was compressed beforehand',
  async (accepted, text, encoding) => {
    const answer = await hono.request('/assets/main-1a2b.js', { headers: { 'Accept-Encoding': accepted } })
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  },
)

it('sends with a file what a worker heeds that begins with it, and no more', async () => {
  const { headers } = await hono.request('/assets/main-1a2b.js')
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect([...headers].join().length).toBeLessThan(400)
})

it('keeps for ever only what carries a digest in its name', async () => {
  const answer = await hono.request('/favicon.svg')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

it.each([
  ['/assets/gone-9f.js', page],
  ['/.built-from', page],
  ['/assets/../.built-from', page],
  ['/%2e%2e/%2e%2e/etc/passwd', {}],
  ['/..%2f..%2fetc%2fpasswd', {}],
  ['/missing.png', {}],
])('gives nothing at %s', async (path, init) => {
  const answer = await hono.request(path, init)
  expect(answer.status).toBe(404)
})

it('says so when the portal has not been built', async () => {
  const answer = await portal(join(dist, 'nowhere'), 'campus').request('/')
  expect(answer.status).toBe(503)
})
