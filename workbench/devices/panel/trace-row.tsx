import { memo } from 'react'
import { spaced, traceEvents } from '#devices/trace/trace-file.ts'
import type { TraceLine } from '#devices/trace/trace-line.ts'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Bytes shown of one chunk: a card's answer has 1,295. */
const mostBytes = 48

/** One chunk: when, which way, its bytes, and what it says. */
export const TraceRow = memo(({ line }: { readonly line: TraceLine }) => {
  const { t } = useTranslation()
  const { at, direction, bytes, removed, words, event } = line
  const style = row({ way: event ? 'event' : direction === '=>' ? 'out' : 'in' })
  const way = event ? t('事件') : direction === '=>' ? t('发') : t('收')
  const more = bytes.length > mostBytes ? ` … ${t('共 {{count}} 字节', { count: bytes.length })}` : ''
  const said = words.map(({ text, detail }) => (detail ? `${t(text)} ${detail}` : t(text)))
  return (
    <li className={style.root}>
      <span className={style.at}>{(at / 1_000).toFixed(3)}</span>
      <span className={style.way}>{way}</span>
      <span className={style.bytes}>
        {event ? t(traceEvents[event]) : `${spaced(bytes.subarray(0, mostBytes))}${more}`}
      </span>
      <span className={style.words}>{[...said, ...(removed ? [t('已清零')] : [])].join('；')}</span>
    </li>
  )
})

const row = sva({
  slots: ['root', 'at', 'way', 'bytes', 'words'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', columnGap: '3', paddingBlock: '0.5', textStyle: 'body.sm' },
    at: { fontVariantNumeric: 'tabular-nums', color: 'text.quiet' },
    way: {},
    bytes: { fontFamily: 'mono', flex: '1', minWidth: 'field.sm', overflowWrap: 'anywhere' },
    words: { color: 'text.quiet' },
  },
  variants: {
    way: {
      out: { way: { color: 'info.text' } },
      in: { way: { color: 'success.text' } },
      event: { way: { color: 'warning.text' } },
    },
  },
})
