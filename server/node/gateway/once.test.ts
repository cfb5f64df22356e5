import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type CommandSent, type Outcome, wordsOfCommand } from '#domain/system/door-wire.ts'
import { signedBy } from '#server/platform/doors/sign.ts'
import { startGateway } from './gateway.ts'
import { type Portal, Rejected } from './portal.ts'

const secret = 'A'.repeat(43)
const id = '0198f0aa-0000-7000-8000-000000000001'
const never = new Promise<never>(() => {})

const folders: string[] = []
const running: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const gateway of running.splice(0)) await gateway.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function commandOf(lease: string): Promise<CommandSent> {
  const command = { id, door: 'D1', channel: 1, pulseMs: 3000, expiresAt: '2099-01-01T00:00:00.000Z' }
  return { ...command, lease, signature: await signedBy(secret, wordsOfCommand(command)) }
}

/** How the portal takes what a gateway says of an order; one that dies says nothing more from its first word on. */
const words = {
  hears: async () => ({ taken: true }),
  dies: () => never,
  'knows none': () => Promise.reject(new Rejected(404, '该记录不存在')),
}

/** A door whose gateway dies and is started anew on the same folder; a strike counts how often it moved. */
function doorway() {
  const folder = mkdtempSync(join(tmpdir(), 'campus-once-'))
  folders.push(folder)
  const key = { code: 'k', secret }
  const settings = { url: '', product: 'campus', tenantId: '000000', key, doors: ['D1'], folder }
  let pulses = 0
  return {
    pulses: () => pulses,
    start(commands: readonly CommandSent[], strike: Promise<Outcome>, word: keyof typeof words = 'hears') {
      const told: object[] = []
      const said: string[] = []
      const left = [...commands]
      async function ask(call: string, body: object, { signal }: { signal?: AbortSignal } = {}) {
        if (call === 'heartbeat') return { peopleVersion: 0 }
        if (call === 'events') return { results: [] }
        if (call === 'outcome') {
          told.push(body)
          return words[word]()
        }
        if (left.length > 0) return { commands: left.splice(0) }
        signal?.throwIfAborted()
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      }
      const controller = {
        open() {
          pulses += 1
          return strike
        },
        rest: async () => {},
      }
      const say = (line: string) => void said.push(line)
      const gateway = startGateway({ settings, portal: ask as Portal, controller, say })
      if (word !== 'dies') running.push(gateway)
      return { told, said, stop: gateway.stop }
    },
  }
}

describe('an order that is handed out again', () => {
  it('after the gateway died while the strike moved opens nothing, and is told as not confirmed', async () => {
    const door = doorway()
    door.start([await commandOf('first')], never, 'dies')
    await expect.poll(() => door.pulses()).toBe(1)
    const { told } = door.start([await commandOf('second')], Promise.resolve('confirmed'))
    await expect.poll(() => told).toContainEqual({ id, lease: 'second', state: 'unconfirmed' })
    expect(door.pulses()).toBe(1)
  })

  it('after the gateway died between the pulse and its word opens nothing, and is told as confirmed', async () => {
    const door = doorway()
    door.start([await commandOf('first')], Promise.resolve('confirmed'), 'dies')
    await expect.poll(() => door.pulses()).toBe(1)
    const { told } = door.start([await commandOf('second')], Promise.resolve('refused'))
    await expect.poll(() => told).toContainEqual({ id, lease: 'second', state: 'confirmed' })
    expect(door.pulses()).toBe(1)
  })

  it('to a gateway that goes on, twice in one answer, moves the strike once', async () => {
    const door = doorway()
    const twice = [await commandOf('first'), await commandOf('second')]
    const { told } = door.start(twice, new Promise((open) => setTimeout(() => open('confirmed'), 20)))
    await expect.poll(() => told).toContainEqual(expect.objectContaining({ state: 'confirmed' }))
    expect(door.pulses()).toBe(1)
    expect(told).not.toContainEqual(expect.objectContaining({ state: 'unconfirmed' }))
  })
})

it('what came of an order is told after a start anew, though nobody hands the order out again', async () => {
  const door = doorway()
  door.start([await commandOf('first')], Promise.resolve('confirmed'), 'dies')
  await expect.poll(() => door.pulses()).toBe(1)
  const { told, stop } = door.start([], never)
  await expect.poll(() => told).toEqual([{ id, lease: 'first', state: 'confirmed' }])
  await stop()
  const { told: again } = door.start([], never)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(again).toEqual([])
})

it('an order that the portal no longer knows is told once', async () => {
  const door = doorway()
  const { told, said } = door.start([await commandOf('first')], Promise.resolve('confirmed'), 'knows none')
  await expect.poll(() => said).toContainEqual(`outcome of ${id} refused: 该记录不存在`)
  expect(told).toHaveLength(1)
})
