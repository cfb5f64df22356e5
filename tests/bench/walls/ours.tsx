import '#design-system/theme/styles.css'
import { type ComponentType, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { compositions } from '#workbench/home/wall/compositions.ts'
import { InLook } from '#workbench/home/wall/in-look.tsx'
import type { Received } from '#workbench/home/wall/last-good.ts'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { box, code, paintedOnce, shownAt } from './page.ts'

const Composition = compositions[code] as ComponentType<{ readonly received: Received }>
const receivedAt = (turn: number): Received => ({ shown: shownAt(turn), receivedAt: Date.now() })
let show: (received: Received) => void

const Page = () => {
  const [received, setReceived] = useState(() => receivedAt(0))
  show = setReceived
  return <Composition received={received} />
}

createRoot(box).render(
  <Surroundings>
    <InLook look="dark">
      <Suspense>
        <Page />
      </Suspense>
    </InLook>
  </Surroundings>,
)

/** Every panel is there, and each chart has its canvas. */
const isDrawn = () => {
  const plots = [...document.querySelectorAll('section [role=img]')]
  return plots.length > 0 && plots.every((plot) => plot.querySelector('canvas, svg') !== null)
}

globalThis.wallPage = {
  painted: paintedOnce(isDrawn),
  refresh: (turn) => {
    const received = receivedAt(turn)
    flushSync(() => show(received))
  },
}
