import '#design-system/theme/styles.css'
import fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLeaveScope } from '#design-system/leave-guard/scope.ts'
import { Speaking } from '#workbench/language/speaking.tsx'
import { homeTab, pinToggled, type Tab } from '#workbench/portal/tabs.ts'
import { Screens } from './screens.tsx'

const place = document.body.appendChild(document.createElement('div'))
const scope = createLeaveScope()
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  root = createRoot(place)
})
afterEach(() => root.unmount())

/** Pages of another house, each in a tab of its own. */
const framed = ['c', 'a', 'd', 'b'].map(
  (id): Tab => ({
    ...{ ...homeTab, id, menuId: id, title: id, pinned: false },
    frame: new URL(`./framed.tsx?${id}`, import.meta.url).href,
  }),
)

const show = (alive: readonly Tab[], current: Tab) =>
  flushSync(() =>
    root.render(
      <Speaking>
        <Screens open={{ alive: [...alive], round: () => 0, scope: () => scope }} current={current} />
      </Speaking>,
    ),
  )

const inFront = framed[0] as Tab
const frames = () => [...place.querySelectorAll('iframe')]

it('nothing that waits is moved when tabs are pinned, dragged, opened or closed: a frame that is moved loads anew', async () => {
  show(framed, inFront)
  await expect.poll(() => frames().length).toBe(framed.length)
  const pages = new Map(frames().map((frame) => [frame.title, frame]))
  const watch = new MutationObserver(() => {})
  watch.observe(place, { childList: true, subtree: true })
  const orders = fc.shuffledSubarray(framed, { minLength: framed.length })
  fc.assert(
    fc.property(orders, fc.constantFrom(...framed), (order, pinned) => {
      show(order, inFront)
      show(pinToggled(order, pinned.id), pinned)
      // What is moved is taken out and put in again.
      const gone = watch.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
      expect(gone.filter((node) => node instanceof Element && node.querySelector('iframe'))).toEqual([])
    }),
    { numRuns: 20 },
  )
  expect(frames().map((frame) => pages.get(frame.title) === frame)).toEqual(framed.map(() => true))
})

it('a step from tab to tab draws the two of them anew, and none that waits behind', async () => {
  const drawn = new Map(framed.map(({ id }) => [id, 0]))
  const counted = framed.map((tab) =>
    Object.defineProperty({ ...tab }, 'title', {
      get() {
        drawn.set(tab.id, (drawn.get(tab.id) ?? 0) + 1)
        return tab.id
      },
    }),
  ) as readonly Tab[]
  const [first, second] = counted as [Tab, Tab]
  show(counted, first)
  await expect.poll(() => frames().length).toBe(counted.length)
  const before = new Map(drawn)
  show(counted, second)
  await expect.poll(() => drawn.get(second.id)).toBeGreaterThan(before.get(second.id) ?? 0)
  // What waits is drawn when nothing else is to be done.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }))
  const again = counted.filter(({ id }) => drawn.get(id) !== before.get(id)).map(({ id }) => id)
  expect(new Set(again)).toEqual(new Set([first.id, second.id]))
})
