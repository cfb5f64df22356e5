import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { arrivalState } from '#domain/admissions/admitted-student.ts'
import type { OwnCode } from '#domain/claim/own-code.ts'
import { unpaidOf } from '#domain/claim/verdict.ts'
import { spokenYuan, yuanOf } from '#domain/kernel/money.ts'
import { cva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** How the newcomer stands, when the desks are open, and what to bring. */
export function OwnState({ own }: { readonly own: OwnCode }) {
  const { t } = useTranslation()
  const { student, today, bring, opensOn, closesOn } = own
  if (!student) return null
  const owed = unpaidOf({ ...student, arrived: false }, today)
  const arrived = student.arrival === 'arrived'
  return (
    <>
      <Card title={t('我的报到信息')}>
        <Descriptions
          columns={2}
          items={[
            {
              label: t('报到状态'),
              value: (
                <Tag tone={arrived ? 'success' : 'neutral'}>{codeName(t, arrivalState, student.arrival)}</Tag>
              ),
            },
            { label: t('专业'), value: student.major },
            { label: t('班级'), value: student.schoolClass },
            { label: t('床位'), value: student.bed },
            {
              label: t('欠缴'),
              value: owed > 0 ? t('{{amount}} 元', { amount: spokenYuan(yuanOf(owed)) }) : t('无'),
            },
            { label: t('核验时间'), value: timeOf(opensOn, closesOn) ?? t('以学校通知为准') },
          ]}
        />
      </Card>
      {bring.length > 0 && !arrived && (
        <Card title={t('报到请携带')}>
          <ul className={list()}>
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

const timeOf = (from: string | null, to: string | null) =>
  from || to ? `${from ?? ''} — ${to ?? ''}`.trim() : null

const list = cva({ base: { listStyleType: 'disc', paddingInlineStart: '5', textStyle: 'body' } })
