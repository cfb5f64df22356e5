import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { spokenYuan, yuanOf } from '#domain/kernel/money.ts'
import type { Line } from '#machines/verify-desk/line.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { owedIn } from './verdict-words.ts'

interface StudentFactsProps {
  readonly line: Line
  /** Only who is let in gets anything. */
  readonly withGoods: boolean
}

/** What the person at the desk needs to know of a student. The number of the card stays masked. */
export function StudentFacts({ line, withGoods }: StudentFactsProps) {
  const { t } = useTranslation()
  const { student } = line
  if (!student) return null
  const owed = owedIn(line)
  const whereTo = [
    ['班级', student.schoolClass],
    ['床位', student.bed],
  ] as const
  const amount = t('{{amount}} 元', { amount: spokenYuan(yuanOf(owed)) })
  return (
    <div className={facts()}>
      <dl className={places()}>
        {whereTo.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value ?? t('未安排')}</dd>
          </div>
        ))}
      </dl>
      <Descriptions
        columns={3}
        items={[
          { label: t('性别'), value: t(student.gender) },
          { label: t('证件号码'), value: student.idNo },
          { label: t('考生号'), value: student.candidateNo },
          { label: t('院系'), value: student.department },
          { label: t('专业'), value: student.major },
          {
            label: t('未缴费用'),
            value: owed > 0 ? <Tag tone="warning">{amount}</Tag> : amount,
          },
          { label: t('报到时间'), value: student.arrivedAt },
        ]}
      />
      {withGoods && student.goods.length > 0 && (
        <ul className={goods()} aria-label={t('应发物资')}>
          {student.goods.map(({ label, received }) => (
            <li key={label}>
              <Tag tone={received ? 'success' : 'accent'} size="lg">
                {received
                  ? t('{{goods}} · 已领取', { goods: label })
                  : t('{{goods}} · 待发放', { goods: label })}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const facts = cva({ base: { display: 'flex', flexDirection: 'column', gap: '4' } })
// Read at arm's length: where the student goes next.
const places = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '2',
    '& dt': { textStyle: 'body.sm', color: 'text.quiet' },
    '& dd': { textStyle: 'title.xl', overflowWrap: 'anywhere' },
  },
})
const goods = cva({ base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
