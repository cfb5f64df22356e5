import type { SlipFacts, SlipHead } from '#domain/claim/slip.ts'
import { unpaidOf, verdicts } from '#domain/claim/verdict.ts'
import { spokenYuan, yuanOf } from '#domain/kernel/money.ts'
import { cva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface SlipProps extends SlipFacts {
  readonly head: SlipHead
}

/** What a student takes from the desk to where goods and keys are handed out. It bears no number of a document. */
export function Slip({ head, student, verdict, time, desk }: SlipProps) {
  const { t } = useTranslation()
  const owed = unpaidOf(student, time.slice(0, 10))
  const facts = [
    [t('考生号'), student.candidateNo],
    [t('院系'), student.department],
    [t('专业'), student.major],
    [t('班级'), student.schoolClass],
    [t('床位'), student.bed],
    [t('欠缴'), owed > 0 ? t('{{amount}} 元', { amount: spokenYuan(yuanOf(owed)) }) : t('无')],
    [t('核验结论'), codeName(t, verdicts, verdict)],
    [t('核验时间'), time],
    [t('核验台'), desk],
  ] as const
  return (
    <section className={slip()}>
      <p className={small()}>{head.college}</p>
      <h2 className={title()}>{head.slipTitle}</h2>
      <p className={name()}>
        {student.name}
        <span className={small()}>{t(student.gender)}</span>
      </p>
      <dl className={list()}>
        {facts.map(([label, value]) => (
          <div key={label} className={row()}>
            <dt className={term()}>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      {student.goods.length > 0 && (
        <ul className={goods()}>
          {student.goods.map(({ label, received }) => (
            <li key={label}>
              {received ? '☑' : '☐'} {label}
            </li>
          ))}
        </ul>
      )}
      {head.slipNote && <p className={small()}>{head.slipNote}</p>}
    </section>
  )
}

const slip = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    padding: '3',
    borderWidth: 'thin',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    breakInside: 'avoid',
    textStyle: 'body.sm',
  },
})
const small = cva({ base: { textStyle: 'caption' } })
const title = cva({ base: { textStyle: 'title.sm' } })
const name = cva({ base: { display: 'flex', alignItems: 'baseline', gap: '3', textStyle: 'title.lg' } })
const list = cva({ base: { display: 'flex', flexDirection: 'column', gap: '0.5' } })
const row = cva({ base: { display: 'flex', gap: '2', overflowWrap: 'anywhere' } })
const term = cva({ base: { flex: 'none', width: '16', color: 'text.quiet' } })
const goods = cva({ base: { display: 'flex', flexWrap: 'wrap', columnGap: '3' } })
