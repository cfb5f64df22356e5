import type { CSSProperties } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { strengthMeter } from '#styled-system/recipes/index.js'
import type { Strength } from './password-strength.ts'

const shares = [36, 70, 100] as const
const tones = ['weak', 'fair', 'strong'] as const

export interface StrengthMeterProps {
  /** Null while there is nothing to judge; the place is kept. */
  readonly strength: Strength | null
}

/** How strong a new password is: a bar, and the word for it, which is also read out. */
export const StrengthMeter = ({ strength }: StrengthMeterProps) => {
  const t = useText()
  const words = [t('弱'), t('中'), t('强')] as const
  const share = strength === null ? 0 : shares[strength]
  const word = strength === null ? '' : words[strength]
  const style = strengthMeter({ tone: strength === null ? 'weak' : tones[strength] })
  return (
    <div className={style.root}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers let no style into their own meter */}
      <div
        className={style.track}
        role="meter"
        aria-label={t('密码强度')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={word || t('未输入')}
      >
        <div className={style.bar} style={{ '--share': `${share}%` } as CSSProperties} />
      </div>
      <span className={style.word} role="status">
        {word && t('密码强度：{{word}}', { word })}
      </span>
    </div>
  )
}
