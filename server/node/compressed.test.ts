import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressed } from './compressed.ts'

const long = JSON.stringify({ rows: Array.from({ length: 200 }, (_, at) => ({ at, name: '张三' })) })
const asked = (encoding: string) => new Request('http://a/api', { headers: { 'Accept-Encoding': encoding } })
const answer = (body: string, type = 'application/json') =>
  new Response(body, { status: 202, headers: { 'Content-Type': type, 'X-Kept': 'yes' } })

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)(
  'packs a long answer for a client that takes %s, and says so',
  async (taken, encoding, unpack) => {
    const packed = await compressed(asked(taken), answer(long))
    expect([packed.status, packed.headers.get('Content-Encoding'), packed.headers.get('X-Kept')]).toEqual([
      202,
      encoding,
      'yes',
    ])
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(bytes.length).toBeLessThan(long.length / 5)
    expect(unpack(bytes).toString()).toBe(long)
  },
)

it.each([
  ['a short one', 'gzip', answer('{"a":1}')],
  ['one for a client that does not take it', 'identity', answer(long)],
  ['a file', 'gzip', answer(long, 'text/csv')],
])('leaves %s as it is', async (_, encoding, given) => {
  const told = await given.clone().text()
  const left = await compressed(asked(encoding), given)
  expect(left.headers.get('Content-Encoding')).toBeNull()
  expect(await left.text()).toBe(told)
})
