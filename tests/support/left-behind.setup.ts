import { afterAll, expect } from 'vitest'

interface Begun {
  /** Where each interval that still runs was begun. */
  readonly intervals: Map<number, string>
  /** What is being fetched. */
  readonly calls: Set<string>
}

const page = globalThis as { begun?: Begun }

/** Once for the page: each file of it sets up anew. */
function follow(): Begun {
  const begun: Begun = { intervals: new Map(), calls: new Set() }
  const { setInterval, clearInterval, fetch } = window
  window.setInterval = ((...asked: Parameters<typeof setInterval>) => {
    const id = setInterval(...asked)
    begun.intervals.set(id as unknown as number, new Error().stack?.split('\n')[2]?.trim() ?? '')
    return id
  }) as typeof window.setInterval
  window.clearInterval = (id) => {
    begun.intervals.delete(id as number)
    clearInterval(id)
  }
  window.fetch = async (input, options) => {
    const call = `${input instanceof Request ? input.url : input} (${crypto.randomUUID()})`
    begun.calls.add(call)
    return fetch(input, options).finally(() => begun.calls.delete(call))
  }
  return begun
}

page.begun ??= follow()
const { intervals, calls } = page.begun
const before = new Set(intervals.keys())

/** What lives on in a shared page acts in the next file, which then fails for it: the file that left it fails instead. */
afterAll(async () => {
  const left = () => ({
    mounted: [...document.querySelectorAll('#storybook-root > *')].map(({ outerHTML }) => outerHTML.slice(0, 100)),
    intervals: [...intervals].filter(([id]) => !before.has(id)).map(([, where]) => where),
    calls: [...calls],
  })
  await expect.poll(left).toEqual({ mounted: [], intervals: [], calls: [] })
})
