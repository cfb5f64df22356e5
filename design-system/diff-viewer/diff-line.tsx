import { useText } from '#design-system/text/text.tsx'
import { diffViewer } from '#styled-system/recipes/index.js'
import type { Row, Side } from './rows.ts'

type Kind = 'removed' | 'added' | undefined

const signs = { removed: '−', added: '+' }

/** A line's words; a change is a `del` or an `ins`, said before them for who cannot see the sign. */
const Words = ({ side, kind }: { readonly side: Side; readonly kind: Kind }) => {
  const t = useText()
  const style = diffViewer()
  const Mark = kind === 'removed' ? 'del' : 'ins'
  return (
    <>
      {kind && <span className={style.said}>{kind === 'removed' ? t('删去：') : t('新增：')}</span>}
      {side.parts.map(({ text, marked }, at) =>
        kind && marked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity of a part
          <Mark key={at} data-inner="">
            {text}
          </Mark>
        ) : (
          text
        ),
      )}
    </>
  )
}

const Cells = ({ side, kind }: { readonly side?: Side; readonly kind: Kind }) => {
  const style = diffViewer()
  if (!side)
    return (
      <>
        <td className={style.number} />
        <td className={style.cell} data-kind="none" colSpan={2} />
      </>
    )
  return (
    <>
      <td className={style.number}>{side.line}</td>
      <td className={style.sign} data-kind={kind} aria-hidden>
        {kind && signs[kind]}
      </td>
      <td className={style.cell} data-kind={kind}>
        <Words side={side} kind={kind} />
      </td>
    </>
  )
}

const kindOf = (row: Row, changed: 'removed' | 'added'): Kind => (row.kind === 'same' ? undefined : changed)

/** Both sides beside one another. */
export const SplitLine = ({ row }: { readonly row: Row }) => (
  <tr className={diffViewer().row}>
    <Cells side={row.was} kind={kindOf(row, 'removed')} />
    <Cells side={row.now} kind={kindOf(row, 'added')} />
  </tr>
)

/** What was, and under it what is. */
export const InlineLine = ({ row }: { readonly row: Row }) => {
  const style = diffViewer()
  const lines = row.kind === 'same' ? (['now'] as const) : (['was', 'now'] as const)
  return lines.map((which) => {
    const side = row[which]
    const kind = kindOf(row, which === 'was' ? 'removed' : 'added')
    return (
      side && (
        <tr key={which} className={style.row}>
          <td className={style.number}>{which === 'was' || row.kind === 'same' ? row.was?.line : ''}</td>
          <td className={style.number}>{which === 'now' ? row.now?.line : ''}</td>
          <td className={style.sign} aria-hidden>
            {kind && signs[kind]}
          </td>
          <td className={style.cell} data-kind={kind}>
            <Words side={side} kind={kind} />
          </td>
        </tr>
      )
    )
  })
}
