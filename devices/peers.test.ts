import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { realClock } from '#devices/clock.ts'
import { channelWatch } from '#tests/support/serial/channel-watch.ts'
import { osdpPeer } from '#tests/support/serial/peer.ts'
import { hasPty, openPty, ptyOf, transportOver } from '#tests/support/serial/pty.ts'
import { isFault } from './fault.ts'
import { bytesOf, hexOf } from './hex.ts'
import { modbusRelay } from './modbus-relay/driver.ts'
import { simulatedModbusRelay } from './modbus-relay/simulator.ts'
import { decoder } from './osdp/codec.ts'
import { command } from './osdp/codes.ts'
import { panelOver } from './osdp/driver.ts'
import { simOsdpReader } from './osdp/simulator.ts'
import { simulatedPn532 } from './pn532/simulator.ts'

const runs = (program: string, ...rest: string[]) => spawnSync(program, rest).error === undefined
const pty = hasPty()
const { OSDP_PEER_PD: pd = '', OSDP_PEER_CP: cp = '' } = process.env

/** Why each peer that is not here is not: said once, and in the name of what is left out. */
const missing = {
  pd: pd ? null : 'no reader is named by OSDP_PEER_PD',
  cp: cp ? null : 'no control panel is named by OSDP_PEER_CP',
  nfcList: pty && runs('nfc-list', '-h') ? null : 'nfc-list (libnfc-bin) or python3 is not installed',
  mbpoll: pty && runs('mbpoll', '-V') ? null : 'mbpoll or python3 is not installed',
  pymodbus:
    pty && spawnSync('/usr/bin/python3', ['-c', 'import pymodbus, serial']).status === 0
      ? null
      : 'python3-pymodbus is not installed',
}
for (const why of Object.values(missing)) if (why) console.info(`check 15, left out: ${why}`)
const named = (name: string, why: string | null) => `check 15: ${name}${why ? ` (left out: ${why})` : ''}`

const polls = 1_000

it.skipIf(missing.pd)(
  named('our panel works with a reader that somebody else wrote', missing.pd),
  async () => {
    const peer = await osdpPeer(pd)
    const sent = decoder()
    let polled = 0
    const { send } = peer.transport
    peer.transport.send = (bytes) => {
      for (const each of sent.push(bytes))
        if ('frame' in each && each.frame.code === command.poll) polled += 1
      return send(bytes)
    }
    const states: string[] = []
    const cards: string[] = []
    const keys: string[] = []
    async function online(install: boolean) {
      const panel = panelOver({ ...peer, clock: realClock, pollMs: 20, install })
      states.length = 0
      panel.onState((state, fault) => states.push(fault ? `${state} ${fault.message}` : state))
      panel.onCard(({ bits, data }) => cards.push(`${bits} ${hexOf(data)}`))
      panel.onKeys((pressed) => keys.push(pressed.keys))
      return { panel, identity: await panel.connect() }
    }
    const { panel, identity } = await online(false).catch((error) => {
      // As it left the factory: it takes the factory's key once, and is given ours.
      if (!isFault(error, 'auth-failed')) throw error
      return online(true)
    })
    expect(identity.vendor).toMatch(/^[\da-f]{6}$/)
    expect(panel.capabilities.length).toBeGreaterThan(0)
    await panel.light('green', 10, 'red')
    await panel.beep(1)
    await panel.show('HELLO', 5)
    await panel.pulse(0, 1_000)
    peer.tell('card 26 0c8fd9c0')
    peer.tell('keypad 1234')
    await expect.poll(() => polled, { timeout: 100_000 }).toBeGreaterThan(polls)
    await panel.setKey(bytesOf('202122232425262728292a2b2c2d2e2f'))
    await panel.beep(1)
    console.info(
      `reader ${identity.vendor}: ${polled} polls, cards ${cards.join(', ')}, keys ${keys.join(', ')}`,
    )
    expect(states).toEqual(['online'])
    for (const card of cards) expect(card).toBe('26 0C8FD9C0')
    panel.end()
    await peer.transport.close()
  },
  180_000,
)

it.skipIf(missing.cp)(
  named('our simulated reader works with a control panel that somebody else wrote', missing.cp),
  async () => {
    const peer = await osdpPeer(cp)
    const { address, key, transport } = peer
    const reader = simOsdpReader({ clock: realClock, address, key })
    const watch = channelWatch(reader)
    reader.attach((bytes) => void transport.send(bytes))
    transport.onBytes(watch.hear)
    await expect.poll(() => reader.secured, { timeout: 30_000 }).toBe(true)
    reader.tap(26, bytesOf('0c8fd9c0'))
    reader.press('1234')
    await expect.poll(() => watch.polled, { timeout: 140_000 }).toBeGreaterThan(polls)
    expect([reader.secured, watch.broken]).toEqual([true, 0])
    await transport.close()
  },
  180_000,
)

it.skipIf(missing.nfcList)(
  named('nfc-list of libnfc finds the card on our simulated PN532', missing.nfcList),
  async () => {
    const chip = simulatedPn532()
    chip.place(bytesOf('C0FFEE11'))
    const wire = await ptyOf(chip)
    const listing = spawn('nfc-list', [], {
      env: { ...process.env, LIBNFC_DEVICE: `pn532_uart:${wire.path}:115200`, LIBNFC_AUTO_SCAN: 'false' },
    })
    let said = ''
    for (const stream of [listing.stdout, listing.stderr]) stream.on('data', (chunk) => (said += chunk))
    const [code] = await once(listing, 'exit')
    await wire.hangUp()
    expect(said).toMatch(/UID.*c0 {2}ff {2}ee {2}11/i)
    expect(code).toBe(0)
  },
)

it.skipIf(missing.mbpoll)(
  named('mbpoll of libmodbus switches our simulated relay board', missing.mbpoll),
  async () => {
    const board = simulatedModbusRelay()
    const wire = await ptyOf(board)
    const poll = async (...rest: string[]) => {
      const child = spawn('mbpoll', [
        '-m',
        'rtu',
        '-a',
        '1',
        '-b',
        '9600',
        '-P',
        'none',
        '-t',
        '0',
        '-1',
        ...rest,
      ])
      let said = ''
      child.stdout.on('data', (chunk) => (said += chunk))
      const [code] = await once(child, 'exit')
      return { code, said }
    }
    expect((await poll('-r', '2', wire.path, '1')).code).toBe(0)
    expect(board.outputs).toEqual([false, true, false, false])
    const { code, said } = await poll('-r', '1', '-c', '4', wire.path)
    await wire.hangUp()
    expect(code).toBe(0)
    expect(said.match(/\[\d\]:\s+\d/g)?.map((line) => line.at(-1))).toEqual(['0', '1', '0', '0'])
  },
)

it.skipIf(missing.pymodbus)(
  named('our driver opens a door by the relays of a Modbus slave of Debian', missing.pymodbus),
  async () => {
    const wire = await openPty()
    const script = fileURLToPath(new URL('../tests/support/serial/modbus-slave.py', import.meta.url))
    const slave = spawn('/usr/bin/python3', [script, wire.path], { stdio: 'ignore' })
    const relay = modbusRelay(transportOver(wire), { clock: realClock })
    await expect
      .poll(() => relay.outputs(4).catch(() => null), { timeout: 20_000 })
      .toEqual([false, false, false, false])
    const told: string[] = []
    const opened = relay.open({ id: 'o1', output: 2, pulseMs: 500 }, (state) => told.push(state))
    await wait(250)
    expect(await relay.outputs(4)).toEqual([false, false, true, false])
    await opened
    expect(told).toEqual(['sent', 'opened'])
    expect(await relay.outputs(4)).toEqual([false, false, false, false])
    relay.end()
    slave.kill()
    await wire.hangUp()
  },
)
