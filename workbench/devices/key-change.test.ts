import { expect, it } from 'vitest'
import { DeviceError } from '#devices/fault.ts'
import { hexOf } from '#devices/hex.ts'
import { keyChange } from './key-change.ts'

/** A reader, and the record of its key. */
function desk() {
  const old = new Uint8Array(16).fill(7)
  const keys: { reader: Uint8Array; record: Uint8Array } = { reader: old, record: old }
  const state = Object.assign(keys, { deaf: false, answers: true, saves: true })
  async function setKey(key: Uint8Array) {
    if (state.deaf) throw new DeviceError('timeout', 'offline')
    state.reader = key
    if (!state.answers) throw new DeviceError('unconfirmed')
  }
  const { isOpen, ...change } = keyChange({
    read: async () => state.record,
    async write(key) {
      if (!state.saves) throw new Error('not saved')
      state.record = key
    },
  })
  return {
    state,
    old,
    change: { isOpen, run: () => change.run(setKey), undo: () => change.undo(setKey) },
  }
}

it('a new key is the reader’s and on record, sixteen bytes that nobody has seen', async () => {
  const { state, old, change } = desk()
  await change.run()
  expect(state.reader).toEqual(state.record)
  expect(state.reader).toHaveLength(16)
  expect(hexOf(state.reader)).not.toBe(hexOf(old))
  expect(change.isOpen()).toBe(false)
})

it('a reader that could not be asked leaves nothing open', async () => {
  const { state, old, change } = desk()
  state.deaf = true
  await expect(change.run()).rejects.toMatchObject({ code: 'timeout' })
  expect([change.isOpen(), state.record]).toEqual([false, old])
})

it('where the record was not saved, the next try saves the same key, also while the reader is away', async () => {
  const { state, change } = desk()
  state.saves = false
  await expect(change.run()).rejects.toThrow('not saved')
  const given = state.reader
  expect(change.isOpen()).toBe(true)
  Object.assign(state, { saves: true, deaf: true })
  await change.run()
  expect([state.record, change.isOpen()]).toEqual([given, false])
})

it('a change that is given up gives the reader back the key on record, also when it had not answered', async () => {
  const { state, old, change } = desk()
  state.answers = false
  await expect(change.run()).rejects.toMatchObject({ code: 'unconfirmed' })
  state.deaf = true
  await expect(change.run()).rejects.toMatchObject({ code: 'timeout' })
  expect(change.isOpen()).toBe(true)
  Object.assign(state, { deaf: false, answers: true })
  await change.undo()
  expect([state.reader, state.record, change.isOpen()]).toEqual([old, old, false])
})
