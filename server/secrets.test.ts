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
