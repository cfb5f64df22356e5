import { createWriteStream, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giver, pdf } from '#tests/support/files.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { type Disk, diskStore } from './disk-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const everything = () => readdirSync(folder, { recursive: true }).map(String).toSorted()

/** A disk whose n-th act of writing fails as told. */
let failing: { after: number; code: string } | undefined
const fault = () => {
  if (!failing) return undefined
  failing.after -= 1
  return failing.after < 0 ? Object.assign(new Error(failing.code), { code: failing.code }) : undefined
}
const orFault = <Done>(act: () => Promise<Done>): Promise<Done> => {
  const error = fault()
  return error ? Promise.reject(error) : act()
}
const disk: Disk = {
  mkdir: (path, options) => orFault(() => mkdir(path, options)),
  rename: (from, to) => orFault(() => rename(from, to)),
  createWriteStream(path, options) {
    const file = createWriteStream(path, options)
    return new Writable({
      write(chunk, encoding, done) {
        const error = fault()
        if (error) done(error)
        else file.write(chunk, encoding, done)
      },
      final: (done) => file.end(done),
      destroy: (error, done) => {
        // As a real one: gone only once its file is closed, or the file would be made after it is taken away.
        if (file.closed) return done(error)
        file.once('close', () => done(error))
        file.destroy()
      },
    })
  },
}

describe('a disk', () => {
  const { hono, ask, app, person, signIn, tenantId, logged } = sessionsOn('pglite', {
    files: diskStore(folder, disk),
  })
  const give = giver(hono)
  let token: string
  beforeAll(async () => {
    token = (await signIn(await person('teacher'))).body.access_token
  })
  const rows = async () => (await app().db.selectFrom('resource_attachment').select('id').execute()).length
  const large = pdf('x'.repeat(400_000))

  it.each(['ENOSPC', 'EIO', 'EROFS'])(
    'F-32 that fails with %s at any act leaves nothing half',
    async (code) => {
      const before = { files: everything(), rows: await rows() }
      let failed = 0
      for (let after = 0; after < 50; after += 1) {
        failing = { after, code }
        const answer = await give(token, 'a.pdf', large)
        failing = undefined
        if (answer.status === 200) break
        failed += 1
        expect([answer.status, answer.body.msg]).toEqual([507, '文件存储空间不足或不可写，请联系管理员'])
        expect(everything().filter((path) => !path.endsWith(tenantId))).toEqual(
          before.files.filter((path) => !path.endsWith(tenantId)),
        )
        expect(await rows()).toBe(before.rows)
        expect((await ask('GET', 'base/sysMenu/getUserRoutes', { token })).status).toBe(200)
      }
      expect(failed).toBeGreaterThan(2)
      expect(logged.some(({ message }) => message === 'file store failed')).toBe(true)
      expect(await rows()).toBe(before.rows + 1)
    },
  )

  it('A-33 is written nowhere but in its own folder, whatever a file is called', async () => {
    const around = () =>
      readdirSync(tmpdir())
        .filter((name) => !name.startsWith('.'))
        .toSorted()
    const before = around()
    for (const name of [
      '../../x.pdf',
      '..\\..\\x.pdf',
      '/tmp/x.pdf',
      '%2e%2e%2fx.pdf',
      'a\0b.pdf',
      'CON.pdf',
    ])
      await give(token, name, pdf())
    for (const query of ['fileName=../../x', 'bucketName=../x', 'directory=/tmp'])
      await give(token, 'x.pdf', pdf(), { query: `?${query}` })
    expect(around().filter((name) => name.includes('x.pdf'))).toEqual([])
    expect(around().filter((name) => !before.includes(name) && name.includes('pdf'))).toEqual([])
    const names = readdirSync(join(folder, tenantId))
    expect(names.every((name) => /^[0-9a-f-]{36}$/.test(name))).toBe(true)
    await expect(diskStore(folder).put('../x', new Blob(['x']).stream())).rejects.toThrow('not one of ours')
  })
})
