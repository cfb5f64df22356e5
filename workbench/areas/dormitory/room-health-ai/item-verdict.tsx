import { Field } from '#design-system/field/field.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { healthItemWords } from '#domain/dormitory/check/words.ts'
import { css } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type ItemProposal, type Verdict, verdictBy, type Way } from './verdict.ts'

interface ItemVerdictProps {
  readonly proposal: ItemProposal
  readonly verdict: Verdict | undefined
  readonly onChange: (verdict: Verdict) => void
}

/** One item of the sheet: what is proposed and why, and what the person says to it. */
export function ItemVerdict({ proposal, verdict, onChange }: ItemVerdictProps) {
  const { t } = useTranslation()
  const { item, suggested, reason } = proposal
  const name = codeName(t, healthItemWords, item)
  const enters = suggested === null || verdict?.way === 'change' || verdict?.way === 'reject'
  return (
    <li className={line}>
      <p className={heading}>
        {suggested === null
          ? t('{{name}}：没有建议', { name })
          : t('{{name}}：建议 {{points}} 分', { name, points: suggested })}
      </p>
      <p className={note}>{reason}</p>
      <div className={controls}>
        {suggested !== null && (
          <Segmented<Way>
            size="sm"
            label={t('{{name}}的处理', { name })}
            options={[
              { value: 'adopt', label: t('采纳') },
              { value: 'change', label: t('修改') },
              { value: 'reject', label: t('不采纳') },
            ]}
            value={verdict?.way ?? null}
            onChange={(way) => onChange(verdictBy(way, proposal))}
          />
        )}
        {enters && (
          <Field label={t('{{name}}得分', { name })} required layout="beside">
            <NumberInput
              min={0}
              max={10}
              decimals={0}
              unit={t('分')}
              value={verdict?.points ?? null}
              onChange={(points) => onChange({ way: verdict?.way ?? null, points })}
            />
          </Field>
        )}
      </div>
    </li>
  )
}

const line = css({
  display: 'grid',
  gap: '2',
  paddingBlock: '3',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderColor: 'border',
})
const heading = css({ textStyle: 'body.strong' })
const note = css({ textStyle: 'body', color: 'text.quiet', overflowWrap: 'anywhere' })
const controls = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
