const first = 500
const longest = 30_000

/**
 * Does something again and again: `everyMs` after it went well, and after a failure ever later, with some chance in it,
 * so that a hundred gateways do not all come back in one moment.
 */
export function repeatedly(
  work: (signal: AbortSignal) => Promise<void>,
  everyMs: number,
  complain: (error: unknown) => void,
) {
  const ended = new AbortController()
  let wake = () => {}
  let asked = false

  const nap = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run() {
    for (let failures = 0; !ended.signal.aborted; ) {
      asked = false
      try {
        await work(ended.signal)
        failures = 0
        if (!asked && everyMs > 0 && !ended.signal.aborted) await nap(everyMs)
      } catch (error) {
        if (ended.signal.aborted) return
        if (failures === 0) complain(error)
        const wait = Math.min(first * 2 ** failures, longest)
        failures += 1
        await nap(wait * (0.5 + Math.random() / 2))
      }
    }
  }
  const running = run()

  return {
    /** There is something to do: it does not wait for its time, unless the last try failed. */
    now() {
      asked = true
      wake()
    },
    async stop() {
      ended.abort()
      wake()
      await running
    },
  }
}
