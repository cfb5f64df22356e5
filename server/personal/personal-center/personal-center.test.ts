import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { loadDemo } from '#server/demo/load.ts'
import { sharpPictures } from '#server/node/files/sharp-pictures.ts'
import { oneEngine } from '#tests/support/database.ts'
import { hugePng } from '#tests/support/huge-png.ts'
import { sessionsOn } from '#tests/support/session.ts'

const square = sharp({ create: { width: 256, height: 256, channels: 3, background: 'blue' } })
const jpeg = new Uint8Array(await square.jpeg().toBuffer())

describe.each(oneEngine)('the personal centre, on %s', (engine) => {
  const { app, tenantId, person, signIn } = sessionsOn(engine, { pictures: sharpPictures() })

  async function signedIn(more = {}) {
    const token = (await signIn(await person('student', more))).body.access_token
    const call = (path: string, body?: BodyInit) =>
      makeApp(app()).request(`/api/campus-base/sysUser/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'Tenant-Id': tenantId, 'Accept-Errors': '2', 'Campus-Auth': `bearer ${token}` },
        ...(body && { body }),
      })
    const upload = (bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') => {
      const form = new FormData()
      form.set('file', new File([bytes], '<script>.jpg', { type }))
      return call('setAvatar', form)
    }
    return { call, upload }
  }

  it('shows a student their own row as the office has it, phone and ID number masked', async () => {
    await loadDemo(app(), { size: 'small', tenantId })
    const { rows } = await sql<{ id: string; name: string; idNo: string }>`select id, name, id_no as "idNo"
      from base_student where tenant_id = ${tenantId} limit 1`.execute(app().db)
    const [student] = rows
    const { call } = await signedIn({ studentId: student?.id })
    const { data } = await (await call('myProfile')).json()
    const lines = data.sections.flatMap((section: { lines: object[] }) => section.lines)
    expect(lines).toContainEqual({ label: '姓名', value: student?.name })
    expect(JSON.stringify(data)).not.toContain(student?.idNo)
    const value = (label: string) => lines.find((line: { label: string }) => line.label === label)?.value
    expect(value('班级')).toMatch(/\p{Script=Han}/u)
    expect(value('证件类型')).toBe('居民身份证')
  })

  it('keeps a picture that is one by its bytes, and gives it to anyone who has its address', async () => {
    const { call, upload } = await signedIn()
    const { data } = await (await upload(jpeg)).json()
    const picture = await makeApp(app()).request(data.avatarUrl)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('jpeg')
    expect((await (await call('myProfile')).json()).data.avatarUrl).toBe(data.avatarUrl)

    const second = (await (await upload(jpeg)).json()).data.avatarUrl
    expect((await makeApp(app()).request(data.avatarUrl)).status).toBe(404)
    await call('removeAvatar', new FormData())
    expect((await makeApp(app()).request(second)).status).toBe(404)
  })

  it('finding 10: draws a picture anew, small and without what came along; one of a billion pixels it does not', async () => {
    const { upload } = await signedIn()
    const large = sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    const located = large.jpeg().withExif({ IFD0: { Artist: '张三' } })
    const { data } = await (await upload(new Uint8Array(await located.toBuffer()))).json()
    const kept = await makeApp(app()).request(data.avatarUrl)
    const { width, height, exif } = await sharp(await kept.arrayBuffer()).metadata()
    expect({ width, height, exif }).toEqual({ width: 256, height: 256, exif: undefined })
    for (const bytes of [hugePng(40_000), Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])])
      expect((await (await upload(bytes)).json()).msg).toBe('图片已损坏，或像素过多，请换一张图片')
  })

  it('refuses what only calls itself a picture, and what is too large', async () => {
    const { upload } = await signedIn()
    const svg = new TextEncoder().encode('<svg onload="alert(1)"/>')
    expect((await (await upload(svg, 'image/png')).json()).msg).toBe('请上传 JPEG、PNG 或 WebP 图片')
    const large = new Uint8Array(256 * 1024 + 1)
    large.set(jpeg)
    expect((await (await upload(large)).json()).msg).toBe('图片不能超过 256 KB')
  })

  it('keeps a signature for its owner alone, and nothing that is no line of a pen', async () => {
    const one = await signedIn()
    const other = await signedIn()
    const drawn = { kind: 'drawn', paths: ['M1 2L3 4'], width: 480, height: 160 }
    const sign = (signature: object | null) => one.call('setSignature', JSON.stringify({ signature }))
    expect((await (await sign(drawn)).json()).data.signature).toEqual(drawn)
    expect((await (await one.call('mySignature')).json()).data.signature).toEqual(drawn)
    expect((await (await other.call('mySignature')).json()).data).toBeNull()
    expect((await sign({ ...drawn, paths: ['"/><script>'] })).status).toBe(400)
    await sign(null)
    expect((await (await one.call('mySignature')).json()).data).toBeNull()
  })
})
