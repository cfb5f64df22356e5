import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { building } from '#domain/base/building.ts'
import { enteredWithin } from '#domain/dormitory/check/entry.ts'
import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import { roomHealthAi } from '#domain/dormitory/check/room-health-ai/room-health-ai.ts'
import { room } from '#domain/dormitory/room.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { user } from '#domain/system/user.ts'
import { table } from '#server/core/database/table.ts'
import { keepFile } from '#server/core/files/keep.ts'
import { streamOf } from '#server/core/files/watch.ts'
import { keepDeadlines } from '#server/engine/flow/deadlines.ts'
import { oneEngine } from '#tests/support/database.ts'
import { dormitoryCollege } from '#tests/support/dormitory-college.ts'
import { fakeModel } from '#tests/support/fake-model.ts'
import { sessionsOn } from '#tests/support/session.ts'

const items = ['ground', 'beds', 'desks', 'tidiness', 'balcony'] as const
const seen = (points: number | null, reason = '地面有碎屑') => ({ points, reason })
const whole = (more: object = {}) => ({
  items: { ...Object.fromEntries(items.map((item) => [item, seen(7)])), ...more },
  finding: '过道有两双鞋。',
})
const said = (value: unknown) => JSON.stringify(value)

describe.each(oneEngine)('points that a model proposes for a room on %s', (engine) => {
  const model = fakeModel()
  const server = sessionsOn(engine, { fetch: model.fetch })
  const { asks, keepers, house, keep, today } = dormitoryCollege(server)
  const rows = () => table(roomHealthAi, server.app().db, server.tenantId)
  const sheets = () => table(roomHealth, server.app().db, server.tenantId)
  let keeperId = ''
  let photo = ''
  let foreign = ''
  let roomId = ''
  let no = 200

  const set = async (more: object = {}) => {
    const { data } = await asks.admin('security/aiConfig/getOne')
    const { id, revision } = data
    return asks.admin('security/aiConfig/update', {
      ...{ id, revision, enabled: false, endpoint: 'https://ai.school.example/v1/chat', model: 'words-1' },
      ...{ seconds: 3, dailyLimit: 3, pictures: true, pictureModel: 'eyes-1', pictureLimit: 100, ...more },
    })
  }
  const kept = (ownerId: string, name: string) =>
    keepFile(
      server.app(),
      { id: ownerId, tenantId: server.tenantId },
      { name, contentType: 'image/jpeg', bytes: streamOf(new TextEncoder().encode(name)) },
    )
  const propose = (more: object = {}, who = keepers.dormmaster) =>
    who('dormitory/roomHealthAi/propose', { roomId, day: today(), photos: photo, ...more })

  beforeAll(async () => {
    const { db } = server.app()
    const users = table(user, db, server.tenantId)
    const keptBy = await table(building, db, server.tenantId).get({ id: house.id }, ['keeperId'])
    keeperId = (await users.get({ teacherId: keptBy?.keeperId ?? '' }, ['id']))?.id ?? ''
    photo = await kept(keeperId, '203.jpg')
    foreign = await kept((await users.get({ name: 'leader' }, ['id']))?.id ?? '', 'stranger.jpg')
  })
  beforeEach(async () => {
    no += 1
    const of = { buildingId: house.id, floor: 2, capacity: 6, state: 'open', balcony: true }
    roomId = await keep(room, { ...of, name: `G1 ${no}`, no: `${no}` })
    model.says(said(whole()))
    // What fell silent is left alone for a while.
    server.pass(31)
    await set()
  })

  it('are off until the college switches them on, and say so', async () => {
    await set({ pictures: false, enabled: true })
    const before = model.asked.length
    expect((await keepers.dormmaster('dormitory/roomHealthAi/offer')).data.on).toBe(false)
    expect((await propose()).msg).toBe('学校未启用 AI 卫生评分')
    expect(model.asked).toHaveLength(before)
    expect((await set({ endpoint: null, key: null })).status).toBe(400)
    const { msg } = await set({ pictureModel: null, model: null })
    expect(msg).toContain('启用 AI 卫生评分前请填写看图模型')
  })

  it('come from pictures and items alone, and count for nothing', async () => {
    const { status, data } = await propose()
    expect(status).toBe(200)
    const { url, body } = model.asked.at(-1) ?? { url: '', body: undefined }
    expect(url).toBe('https://ai.school.example/v1/chat')
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['messages', 'model', 'stream'])
    expect(body?.model).toBe('eyes-1')
    const [text, ...images] = (body?.messages[0]?.content ?? []) as { text?: string }[]
    expect(images).toEqual([
      { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${btoa('203.jpg')}` } },
    ])
    expect(text?.text).toContain('ground 地面; beds 床铺; desks 桌面; tidiness 物品摆放; balcony 阳台')
    for (const told of [`${no}`, 'G1', 'dormmaster', '203.jpg', roomId, '卫生间'])
      expect(text?.text).not.toContain(told)
    expect(
      await rows().get({ id: data.id }, ['state', 'groundSuggested', 'ground', 'bathroomReason']),
    ).toEqual({ state: 'proposed', groundSuggested: 7, ground: null, bathroomReason: null })
    expect(await sheets().count({ roomId })).toBe(0)
    expect((await propose()).data.fields).toEqual({ roomId: '该房间当天已有待确认的 AI 建议' })
  })

  it.each([
    ['words', '这个房间很干净'],
    ['another shape', said({ points: 7 })],
    ['points beyond the sheet', said(whole({ ground: seen(11) }))],
    ['points in words', said(whole({ ground: { points: '七', reason: '可以' } }))],
    ['no reason', said(whole({ ground: { points: 7 } }))],
    ['an item of its own', said(whole({ smell: seen(3) }))],
    ['an item that the room has not', said(whole({ bathroom: seen(3) }))],
    ['an item left out', said({ ...whole(), items: { ground: seen(7) } })],
    ['more than was asked', said({ ...whole(), student: '李明' })],
    ['words round it', `好的：${said(whole())}`],
    ['no end', said({ ...whole(), finding: '长'.repeat(5000) })],
  ])('are refused where the answer is %s', async (_, text) => {
    model.says(text)
    const { status, msg } = await propose()
    expect([status, msg]).toEqual([400, 'AI 的回答不是评分建议，没有采用；请换照片再试，或直接登记卫生检查'])
    expect(await rows().count({ roomId })).toBe(0)
  })

  it('may stand in a fence, and their reasons are text whatever they hold', async () => {
    model.says(
      `\`\`\`json\n${said(whole({ ground: seen(null, '<img src=x onerror=alert(1)>\u202e') }))}\n\`\`\``,
    )
    const { data } = await propose()
    expect(await rows().get({ id: data.id }, ['groundSuggested', 'groundReason', 'suggestedScore'])).toEqual({
      ...{ groundSuggested: null, groundReason: '<img src=x onerror=alert(1)>', suggestedScore: null },
    })
  })

  it('are not waited for longer than the college has set', async () => {
    model.fallsSilent()
    const { status, msg } = await propose()
    expect([status, msg]).toEqual([400, 'AI 没有及时给出评分建议，请稍后再试，或直接登记卫生检查'])
    expect(await rows().count({ roomId })).toBe(0)
  })

  it('are asked for with one to four pictures of one’s own, so many times a day', async () => {
    const before = model.asked.length
    const many = await Promise.all([1, 2, 3, 4, 5].map((at) => kept(keeperId, `${at}.jpg`)))
    const fault = async (photos: string) => (await propose({ photos })).data.fields?.photos
    expect(await fault(many.join(','))).toBe('请上传 1 至 4 张检查照片')
    expect(await fault('')).toBe('请上传 1 至 4 张检查照片')
    expect(await fault(foreign)).toBe('检查照片不存在或已被删除，请重新上传')
    expect(model.asked).toHaveLength(before)
    const { left } = (await keepers.dormmaster('dormitory/roomHealthAi/offer')).data
    await set({ pictureLimit: 100 - left })
    expect((await propose()).status).toBe(429)
    // Before any picture is looked at.
    expect((await propose({ photos: foreign })).status).toBe(429)
    expect(model.asked).toHaveLength(before)
  })

  it('are for those who check rooms, in their own houses and of these days', async () => {
    for (const who of [asks.student, asks.counsellor, asks.department])
      expect((await propose({}, who)).status).toBe(403)
    expect((await propose({}, keepers.otherMaster)).data.fields).toEqual({
      roomId: '该房间不在您负责的楼栋',
    })
    expect((await propose({ day: daysAfter(today(), 1) })).data.fields).toEqual({
      day: '检查日期不能晚于今天',
    })
    const { id } = (await propose()).data
    for (const act of ['confirm', 'reject'])
      expect((await asks.counsellor(`dormitory/roomHealthAi/${act}`, { id })).status).toBe(403)
  })

  it('become a sheet as the person confirmed it, and its history tells of the proposal', async () => {
    model.says(said(whole({ balcony: seen(null, '照片中看不到') })))
    const { id } = (await propose()).data
    const confirm = (more: object = {}, who = keepers.dormmaster) =>
      who('dormitory/roomHealthAi/confirm', {
        ...{ id, ground: 7, beds: 3, desks: 4, tidiness: 7, bathroom: 9, balcony: 5 },
        ...{ rejected: 'desks,balcony', remark: '已当面提醒', ...more },
      })
    expect((await confirm({ ground: null })).status).toBe(400)
    expect((await confirm({ balcony: null })).data.fields).toEqual({ balcony: '请给阳台评分' })
    expect((await confirm({}, keepers.otherMaster)).status).toBe(404)
    expect(await sheets().count({ roomId })).toBe(0)

    expect((await confirm()).status).toBe(200)
    const { records } = (await keepers.dormmaster(`dormitory/roomHealth/page?roomId=${roomId}`)).data
    expect(records).toMatchObject([
      {
        ...{ ground: 7, beds: 3, desks: 4, tidiness: 7, bathroom: null, balcony: 5 },
        ...{ day: today(), remark: '已当面提醒', photos: photo, checker: 'dormmaster', proposalId: id },
        ...{ score: 52, grade: 'failed' },
      },
    ])
    const found = (await keepers.dormmaster('dormitory/unqualified/page?size=50')).data.records
    expect(found).toContainEqual(expect.objectContaining({ roomId, source: 'health', state: 'open' }))
    expect(
      await rows().get({ id }, ['state', 'score', 'changed', 'rejected', 'bathroom', 'decidedBy']),
    ).toEqual({
      ...{ state: 'confirmed', score: 52, changed: 'beds', rejected: 'desks' },
      ...{ bathroom: null, decidedBy: 'dormmaster' },
    })
    const history = await asks.admin(`dormitory/roomHealth/history?id=${records[0].id}`)
    expect(said(history.data)).toContain('确认 AI 建议：采纳 2 项，修改 1 项，不采纳 1 项')
    expect((await confirm()).status).toBe(409)
    expect((await propose()).data.fields).toEqual({ roomId: '该房间当天已有卫生检查' })
  })

  it('write nothing where they are not used, or the room has its sheet meanwhile', async () => {
    const { id } = (await propose()).data
    const reject = (more: object) => keepers.dormmaster('dormitory/roomHealthAi/reject', { id, ...more })
    expect((await reject({})).status).toBe(400)
    expect((await reject({ rejectReason: '照片模糊' })).status).toBe(200)
    expect(await sheets().count({ roomId })).toBe(0)
    const second = (await propose()).data.id
    const points = { ground: 9, beds: 9, desks: 9, tidiness: 9, balcony: 9 }
    await keepers.dormmaster('dormitory/roomHealth/add', { roomId, day: today(), ...points })
    const late = await keepers.dormmaster('dormitory/roomHealthAi/confirm', { id: second, ...points })
    expect([late.status, late.msg]).toEqual([409, '该房间当天已有卫生检查，请不采用这条建议'])
    expect(await sheets().count({ roomId })).toBe(1)
  })

  it('lapse once the sheet of their day may no longer be entered', async () => {
    const { id } = (await propose()).data
    const state = async () => (await rows().get({ id }, ['state']))?.state
    const before = model.asked.length
    const clock = () => keepDeadlines(server.app(), server.tenantId)
    server.pass(enteredWithin * 24 * 3600)
    await clock()
    const [row] = (await asks.admin(`dormitory/roomHealthAi/page?roomId=${roomId}`)).data.records
    expect(row.can).toEqual(['view', 'confirm', 'reject'])
    const early = await asks.admin('dormitory/roomHealthAi/lapse', { id })
    expect([early.status, early.msg]).toEqual([409, '这条建议还可以确认'])
    expect(await state()).toBe('proposed')
    server.pass(24 * 3600)
    await clock()
    expect(await state()).toBe('lapsed')
    const points = { ground: 9, beds: 9, desks: 9, tidiness: 9, balcony: 9 }
    const asked = { confirm: points, reject: { rejectReason: '过期' }, lapse: {} }
    for (const [act, answers] of Object.entries(asked)) {
      const late = await asks.admin(`dormitory/roomHealthAi/${act}`, { id, ...answers })
      expect(late.status).toBe(409)
    }
    expect(await sheets().count({ roomId })).toBe(0)
    expect((await propose({ day: daysAfter(today(), -enteredWithin - 1) })).data.fields).toEqual({
      day: '检查日期不能早于 14 天前',
    })
    expect(model.asked).toHaveLength(before)
  })
})
