import { createInterface } from 'node:readline'
import { simulatedController } from './controller.ts'
import { startGateway } from './gateway.ts'
import { portalOf } from './portal.ts'
import { type GatewaySettings, gatewaySettings } from './settings.ts'

/** The reference gateway: `npm run gateway`. docs/doors.md says what it speaks, for those who build their own. */
async function main(settings: GatewaySettings) {
  const say = (line: string) => console.log(`${new Date().toISOString()} ${line}`)
  const controller = await simulatedController()
  const gateway = startGateway({ settings, portal: portalOf(settings), controller, say })
  say(`started for ${settings.doors.join(', ')}; ${gateway.waiting()} events wait`)
  // A card is held to the simulated controller by a line such as: tap D1-1 04A1B2C3 in
  createInterface({ input: process.stdin }).on('line', (line) => {
    const [, door = '', card = '', direction] =
      /^tap (\S+) ((?:[0-9A-Fa-f]{2}){3,10}) (in|out)$/.exec(line) ?? []
    if (!card) return say('write: tap <door> <card> in|out')
    say(`${door} ${gateway.tap(door, card, direction === 'out' ? 'out' : 'in') ? 'opens' : 'stays closed'}`)
  })
  async function stop() {
    await gateway.stop()
    say('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

try {
  await main(gatewaySettings(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
