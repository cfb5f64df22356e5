import { beforeEach, describe, expect, it } from 'vitest'
import type { ReplyState } from '#domain/system/stored-replies/calls.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import type { Letter } from './letter.ts'
import { createOutbox } from './outbox.ts'

/** A server that does each key once, and the line to it. */
const far = {
  line: 'up' as 'up' | 'down' | 'breaks-after' | 'portal',
  done: [] as string[],
  replies: new Map<string, { status: number; reply: string }>(),
  refuses: new Set<string>(),
  sent: [] as Letter[],
  uploaded: [] as string[],
}
const kept = new Map<string, unknown>()
const arrived: string[] = []
let account = 'teacher'
let clock = Date.parse('2026-11-21T08:00:00Z')

beforeEach(() => {
  Object.assign(far, { line: 'up', done: [], replies: new Map(), refuses: new Set(), sent: [], uploaded: [] })
  kept.clear()
  arrived.length = 0
  account = 'teacher'
  clock = Date.parse('2026-11-21T08:00:00Z')
})

const silence = () => new HttpFailure({ type: 'network', status: far.line === 'portal' ? 200 : 0 })

function outbox(of = 'teacher') {
  const send = async (letter: Letter) => {
    if (far.line === 'down' || far.line === 'portal') throw silence()
    far.sent.push(letter)
    const no = far.refuses.has(letter.name)
    if (!far.replies.has(letter.key)) {
      if (!no) far.done.push(letter.name)
      const body = no
        ? { code: 409, success: false, msg: '编码已存在' }
        : { code: 200, data: { revision: (letter.row?.revision ?? 0) + 1 } }
      far.replies.set(letter.key, { status: no ? 409 : 200, reply: JSON.stringify(body) })
    }
    if (far.line === 'breaks-after') {
      far.line = 'down'
      throw silence()
    }
    if (no) throw new HttpFailure({ type: 'answer', status: 409, msg: '编码已存在' })
    return { revision: (letter.row?.revision ?? 0) + 1 }
  }
  return createOutbox(of, {
    database: {
      get: async (name) => kept.get(name),
      names: async () => [...kept.keys()].sort(),
      put: async (name, value) => void kept.set(name, structuredClone(value)),
      remove: async (name) => void kept.delete(name),
      all: async (prefix) =>
        [...kept]
          .filter(([name]) => name.startsWith(prefix))
          .sort()
          .map(([, value]) => value),
    },
    send,
    upload: async (file) => {
      if (far.line !== 'up') throw silence()
      if (file.name.startsWith('坏'))
        throw new HttpFailure({ type: 'answer', status: 400, msg: '文件已损坏' })
      far.uploaded.push(file.name)
      return `id-${file.name}`
    },
    state: async (key): Promise<ReplyState> => {
      if (far.line !== 'up') throw silence()
      const reply = far.replies.get(key)
      return reply ? { state: 'done', ...reply } : { state: 'unknown' }
    },
    alone: (work) => work(),
    maySend: () => account === of,
    changed: () => {},
    arrived: ({ name }) => void arrived.push(name),
    newKey: () => crypto.randomUUID(),
    now: () => new Date(clock),
  })
}

let count = 0
const letter = (name: string, more: Partial<Letter> = {}): Letter => ({
  key: crypto.randomUUID(),
  verb: 'add',
  resource: 'base.campus',
  row: null,
  name,
  typed: { name },
  body: { name },
  at: new Date(clock + count++).toISOString(),
  tried: null,
  state: 'waiting',
  message: null,
  ...more,
})

describe('what waits for the line', () => {
  it('F-14 is sent once and in order, by anyone who opens the portal next', async () => {
    far.line = 'down'
    const before = outbox()
    for (const name of ['一', '二', '三']) await before.keep(letter(name))
    await before.flush()
    expect(far.done).toEqual([])
    far.line = 'up'
    const reloaded = outbox()
    await reloaded.flush()
    await reloaded.flush()
    expect([far.done, arrived, await reloaded.letters()]).toEqual([
      ['一', '二', '三'],
      ['一', '二', '三'],
      [],
    ])
  })

  it('F-13 has one effect when the line breaks after it went out', async () => {
    const box = outbox()
    await box.keep(letter('一'))
    far.line = 'breaks-after'
    await box.flush()
    far.line = 'up'
    await box.flush()
    expect([far.done, far.sent.length, arrived]).toEqual([['一'], 1, ['一']])
  })

  it('F-15 has one effect on a net that comes and goes, behind a captive portal too', async () => {
    const box = outbox()
    const names = ['一', '二', '三', '四']
    for (const name of names) await box.keep(letter(name))
    const lines = ['portal', 'up', 'breaks-after', 'down', 'portal', 'breaks-after', 'up'] as const
    for (let second = 0; second < 60; second++) {
      far.line = lines[second % lines.length] ?? 'up'
      await box.flush()
    }
    expect([far.done, await box.letters()]).toEqual([names, []])
  })

  it('F-14 keeps what is refused, with the words of the server, and goes on with the next', async () => {
    const box = outbox()
    far.refuses.add('一')
    await box.keep(letter('一'))
    await box.keep(letter('二'))
    await box.flush()
    const [left, ...more] = await box.letters()
    expect(left).toMatchObject({ name: '一', state: 'refused', message: '编码已存在', typed: { name: '一' } })
    expect([more, far.done]).toEqual([[], ['二']])
    far.refuses.clear()
    await box.again(left as Letter)
    await box.flush()
    expect([far.done, await box.letters()]).toEqual([['二', '一'], []])
  })

  it('F-14 is never sent by another person', async () => {
    await outbox('teacher').keep(letter('一'))
    account = 'admin'
    await outbox('admin').flush()
    await outbox('teacher').flush()
    expect([far.sent, (await outbox('teacher').letters()).length]).toEqual([[], 1])
  })

  it('puts what was done next to the same row on top of what was done before', async () => {
    const box = outbox()
    const row = { id: '7', revision: 3 }
    for (const name of ['一', '二'])
      await box.keep(letter(name, { verb: 'update', row, body: { name, ...row } }))
    await box.flush()
    expect(far.sent.map(({ body }) => body.revision)).toEqual([3, 4])
  })

  it('asks the person about what went out longer ago than the server remembers', async () => {
    const box = outbox()
    await box.keep(letter('一', { tried: new Date(clock).toISOString() }))
    clock += 24 * 3600 * 1000
    await box.flush()
    expect([far.sent, await box.letters()]).toMatchObject([[], [{ state: 'doubtful' }]])
    await box.again((await box.letters())[0] as Letter)
    await box.flush()
    expect(far.done).toEqual(['一'])
  })

  it('sends files before what holds them, each once, and keeps them where one is refused', async () => {
    const box = outbox()
    const files = (...names: string[]) => ({ photos: names.map((name) => new File(['x'], name)) })
    await box.keep(letter('一', { files: files('甲', '乙'), body: { name: '一', photos: '丙' } }))
    await box.keep(letter('二', { files: files('丁', '坏') }))
    far.line = 'breaks-after'
    await box.flush()
    expect([far.uploaded, far.sent]).toEqual([[], []])
    far.line = 'up'
    await box.flush()
    await box.flush()
    expect([far.uploaded, far.done, far.sent[0]?.body]).toEqual([
      ['甲', '乙', '丁'],
      ['一'],
      { name: '一', photos: '丙,id-甲,id-乙' },
    ])
    const sent = { body: { photos: 'id-丁' }, files: files('坏') }
    expect(await box.letters()).toMatchObject([{ state: 'refused', message: '文件已损坏', ...sent }])
  })

  it('is shown to nobody else', async () => {
    const mine = letter('一')
    const box = outbox('teacher')
    await box.keep(mine)
    expect(await box.letter(box.nameOf(mine))).toMatchObject({ name: '一' })
    expect(await outbox('admin').letter(box.nameOf(mine))).toBeUndefined()
  })

  it('goes on with what is kept while it sends', async () => {
    const box = outbox()
    await box.keep(letter('一'))
    const sending = box.flush()
    await box.keep(letter('二'))
    await sending
    expect(far.done).toEqual(['一', '二'])
  })
})
