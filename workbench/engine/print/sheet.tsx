import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { clockAt } from '#domain/kits/college-clock.ts'
import { cva } from '#styled-system/css/index.js'
import { readUserInfo } from '#workbench/http/user-info.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePaper } from './use-paper.tsx'

export interface SheetProps {
  readonly title: string
  /** What narrows the rows, in words. */
  readonly conditions?: readonly string[]
  readonly children: ReactNode
  /** Paper is out, or the person thought better of it. */
  readonly onDone: () => void
}

/** A page for the printer: nothing else of the portal goes on paper with it. Who printed it and when stand on it. */
export function Sheet({ title, conditions = [], children, onDone }: SheetProps) {
  const { t } = useTranslation()
  const who = readUserInfo()?.userName ?? ''
  usePaper(title, "@page { @bottom-center { content: counter(page) ' / ' counter(pages) } }", onDone)
  return createPortal(
    <div data-print-sheet="" className={sheet()}>
      <h1 className={heading()}>{title}</h1>
      {conditions.length > 0 && <p>{t('条件：{{conditions}}', { conditions: conditions.join(t('；')) })}</p>}
      <p className={made()}>{t('打印人：{{who}}　打印时间：{{time}}', { who, time: clockAt(new Date()) })}</p>
      {children}
    </div>,
    document.body,
  )
}

const sheet = cva({ base: { display: 'none', _print: { display: 'block' } } })
const heading = cva({ base: { textStyle: 'title.md' } })
const made = cva({ base: { textStyle: 'caption', marginBlockEnd: '3' } })
