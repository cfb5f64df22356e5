import { createPortal } from 'react-dom'
import { QrCode } from '#design-system/qr-code/qr-code.tsx'
import type { BedLabel } from '#domain/dormitory/sign/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { usePaper } from '#workbench/engine/print/use-paper.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface LabelSheetProps {
  readonly labels: readonly BedLabel[]
  readonly onDone: () => void
}

/** Labels to be cut out and glued to the beds, three in a row on A4. */
export function LabelSheet({ labels, onDone }: LabelSheetProps) {
  const { t } = useTranslation()
  const style = sheet()
  usePaper(t('床位码'), '@page { size: A4; margin: 10mm }', onDone)
  return createPortal(
    <div data-print-sheet="" className={style.root}>
      {labels.map(({ id, name, path }) => (
        <section key={id} className={style.label}>
          <QrCode size="sm" value={`${location.origin}${path}`} label={name} />
          <div>
            <p className={style.name}>{name}</p>
            <p className={style.note}>{t('宿舍签到：住在本床位的学生扫码签到')}</p>
          </div>
        </section>
      ))}
    </div>,
    document.body,
  )
}

const sheet = sva({
  slots: ['root', 'label', 'name', 'note'],
  base: {
    root: {
      display: 'none',
      _print: { display: 'grid', gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]' },
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      padding: '2',
      borderWidth: 'thin',
      borderStyle: 'dashed',
      borderColor: 'border.strong',
      breakInside: 'avoid',
      '& > *:first-child': { flex: 'none' },
    },
    name: { textStyle: 'body.strong', overflowWrap: 'anywhere' },
    note: { textStyle: 'caption', color: 'text.quiet' },
  },
})
