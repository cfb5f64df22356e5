import { type BrowserContext, chromium } from 'playwright'
import type { SimDevice } from '#devices/sim/sim-transport.ts'
import { chromiumArgs, chromiumPath } from '#scripts/chromium.ts'
import { browserWithPort } from './ports.ts'
import { ptyOf } from './pty.ts'

/** A cable between a page and a simulated device of this process. */
export interface Wire {
  readonly context: BrowserContext
  /** What the page opens: a bridge, or the serial port when undefined. */
  readonly url: string | undefined
  plug(device: SimDevice): Promise<void>
  /** Hangs up at the far end. */
  unplug(): Promise<void>
  /** Lets another tab open what one has closed. */
  release(): void
  close(): Promise<void>
}

/** Real Web Serial, on a pseudo-terminal. */
export async function serialWire(origin: string): Promise<Wire> {
  const browser = await browserWithPort(origin)
  let end: Awaited<ReturnType<typeof ptyOf>> | null = null
  const unplug = async () => {
    await end?.hangUp()
    end = null
  }
  const context = await browser.launch()
  return {
    context,
    url: undefined,
    unplug,
    async plug(device) {
      end = await ptyOf(device)
      await browser.bind(end.path)
    },
    release: () => end?.release(),
    async close() {
      await context.close()
      await unplug()
      browser.close()
    },
  }
}

/** The bridge, where a serial port cannot be had. */
export async function bridgeWire(): Promise<Wire> {
  const url = 'ws://localhost/desk'
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  const context = await browser.newContext()
  let device: SimDevice | null = null
  let hangUp = () => {}
  await context.routeWebSocket(url, (socket) => {
    if (!device) return socket.close()
    const mine = device
    mine.attach((bytes) => socket.send(Buffer.from(bytes)))
    socket.onMessage((message) => mine.hear(Uint8Array.from(Buffer.from(message))))
    hangUp = () => {
      mine.attach(() => {})
      socket.close()
    }
  })
  return {
    context,
    url,
    async plug(next) {
      device = next
    },
    async unplug() {
      device = null
      hangUp()
    },
    release() {},
    close: () => browser.close(),
  }
}
