import { expect, it } from 'vitest'
import { secretsWith } from './secrets.ts'

const key = () => crypto.getRandomValues(new Uint8Array(32))

it('opens what it sealed, and nothing else does', async () => {
  const secrets = secretsWith(key())
  const sealed = await secrets.seal('客户端密钥')
  expect(sealed).not.toContain('客户端')
  expect(await secrets.open(sealed)).toBe('客户端密钥')
  expect(await secrets.seal('客户端密钥')).not.toBe(sealed)
  await expect(secretsWith(key()).open(sealed)).rejects.toThrow()
  await expect(secrets.open(`${sealed.slice(0, -4)}AAA=`)).rejects.toThrow()
})

it('knows its own signature by one text alone: no letter of it can be another', async () => {
  const { sign, verify } = secretsWith(key())
  const signature = await sign('一次有效')
  expect(await verify('一次有效', signature)).toBe(true)
  expect(await verify('另一句话', signature)).toBe(false)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  for (const at of [0, 21, 42])
    for (const letter of letters) {
      const other = signature.slice(0, at) + letter + signature.slice(at + 1)
      expect(await verify('一次有效', other)).toBe(other === signature)
    }
})
