import { useTranslation } from 'react-i18next'
import type { DeskSettings } from '#domain/claim/desk-calls.ts'
import type { Line } from '#machines/verify-desk/line.ts'
import { cva } from '#styled-system/css/index.js'
import { amountText } from '#workbench/language/amount.ts'
import { Sheet } from '#workbench/resource/print/sheet.tsx'
import { owedIn, saidOf } from './verdict-words.ts'

interface SlipSheetProps {
  readonly line: Line
  readonly settings: DeskSettings | null
  readonly onDone: () => void
}

/** What a student takes along from the desk, on paper. */
export function SlipSheet({ line, settings, onDone }: SlipSheetProps) {
  const { t } = useTranslation()
  const { student, entry } = line
  if (!student) return null
  const facts = [
    [t('姓名'), student.name],
    [t('考生号'), student.candidateNo],
    [t('专业'), student.major],
    [t('班级'), student.schoolClass],
    [t('床位'), student.bed],
    [t('未缴费用'), t('{{amount}} 元', { amount: amountText(owedIn(line)) })],
    [t('核验结论'), t(saidOf(line).word)],
    [t('核验时间'), entry.at],
    [t('核验台'), entry.desk],
  ]
  return (
    <Sheet title={settings?.slipTitle ?? t('新生报到凭条')} onDone={onDone}>
      {settings?.college && <p>{settings.college}</p>}
      <dl className={list()}>
        {facts.map(([label, value]) => (
          <div key={label} className={row()}>
            <dt>{label}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
      {student.goods.length > 0 && <p>{student.goods.map(({ label }) => label).join(t('、'))}</p>}
      {settings?.slipNote && <p>{settings.slipNote}</p>}
    </Sheet>
  )
}

const list = cva({ base: { display: 'flex', flexDirection: 'column', marginBlock: '3' } })
const row = cva({ base: { display: 'flex', justifyContent: 'space-between', gap: '4', textStyle: 'body' } })
