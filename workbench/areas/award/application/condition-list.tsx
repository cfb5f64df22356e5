import { Check, TriangleAlert, X } from 'lucide-react'
import type { Judgement } from '#domain/award/judge.ts'
import { conditionKinds } from '#domain/award/words.ts'
import { css } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Each condition of an award, with what it asks and what the reader has. */
export function ConditionList({ judgements }: { readonly judgements: readonly Judgement[] }) {
  const { t } = useTranslation()
  if (judgements.length === 0) return <p className={quiet}>{t('没有设置条件，提交后由评审决定')}</p>
  return (
    <ul className={list}>
      {judgements.map((judgement) => (
        <li key={`${judgement.kind} ${judgement.asked}`} className={line}>
          <Mark {...judgement} />
          <span className={name}>{codeName(t, conditionKinds, judgement.kind)}</span>
          <span className={figure}>
            {t('本人：{{own}}', { own: t(judgement.own) })}
            <span className={quiet}>
              {' '}
              {judgement.hard
                ? t('要求：{{asked}}', { asked: t(judgement.asked) })
                : t('参考：{{asked}}', { asked: t(judgement.asked) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Mark({ holds, hard }: Judgement) {
  const { t } = useTranslation()
  if (holds) return <Check size={16} role="img" aria-label={t('符合')} className={good} />
  if (hard) return <X size={16} role="img" aria-label={t('不符合')} className={bad} />
  return <TriangleAlert size={16} role="img" aria-label={t('未达到')} className={fair} />
}

const list = css({ display: 'grid', gap: '2', listStyle: 'none' })
const line = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '2',
  alignItems: 'start',
})
const name = css({ minWidth: '0' })
const figure = css({ gridColumn: '2', textStyle: 'body.sm', overflowWrap: 'anywhere' })
const quiet = css({ color: 'text.quiet' })
const mark = { marginTop: '1', flexShrink: '0' } as const
const good = css({ ...mark, color: 'success.text' })
const bad = css({ ...mark, color: 'danger.text' })
const fair = css({ ...mark, color: 'warning.text' })
