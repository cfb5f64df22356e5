import { createPortal } from 'react-dom'
import type { SlipFacts, SlipHead } from '#domain/claim/slip.ts'
import { cva } from '#styled-system/css/index.js'
import { usePaper } from '#workbench/engine/print/use-paper.tsx'
import { Slip } from './slip.tsx'

/** Rolls of 80 mm, one slip after another, or sheets that are cut. */
export type SlipSize = 'roll' | 'a4'

const pages = {
  roll: '@page { size: 80mm 150mm; margin: 3mm }',
  a4: '@page { size: A4; margin: 12mm }',
} as const satisfies Record<SlipSize, string>

export interface SlipPaperProps {
  readonly head: SlipHead
  readonly slips: readonly SlipFacts[]
  readonly size: SlipSize
  readonly onDone: () => void
}

/** Puts slips on paper; the page itself shows nothing of them. */
export function SlipPaper({ head, slips, size, onDone }: SlipPaperProps) {
  usePaper(head.slipTitle, pages[size], onDone)
  return createPortal(
    <div data-print-sheet="" className={sheet({ size })}>
      {slips.map((facts) => (
        <Slip key={`${facts.student.id} ${facts.time}`} head={head} {...facts} />
      ))}
    </div>,
    document.body,
  )
}

const sheet = cva({
  base: { display: 'none' },
  variants: {
    size: {
      roll: { _print: { display: 'block', '& > *': { breakAfter: 'page' } } },
      a4: {
        _print: { display: 'grid', gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', gap: '3' },
      },
    },
  },
})
