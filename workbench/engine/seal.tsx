import { useId } from 'react'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface SealProps {
  /** Around the star, left to right over the top: the name of the college. */
  readonly words: string
  /** Below the star: what the seal is for. */
  readonly purpose?: string
  readonly size?: 'sm' | 'md'
}

/** The radius of the line that the name stands on, and the degrees that a short and a long name take of the circle. */
const radius = 34
const widest = 270
const eachLetter = 30

/** 电子章: round, words on an arc, a star, the purpose. It proves nothing: what stands beside it does. */
export function Seal({ words, purpose, size: large = 'md' }: SealProps) {
  const { t } = useTranslation()
  const id = useId()
  const letters = [...words].slice(0, 24)
  const turn = Math.min(widest, eachLetter * letters.length)
  const arc = (2 * Math.PI * radius * turn) / 360
  const size = Math.min(12, (arc / letters.length) * 0.92)
  const [from, to] = [at(-90 - turn / 2), at(-90 + turn / 2)]
  return (
    <svg
      className={seal({ size: large })}
      viewBox="0 0 100 100"
      role="img"
      aria-label={t('电子章：{{words}}', { words })}
    >
      <circle cx="50" cy="50" r="48" fill="none" stroke="currentColor" strokeWidth="2" />
      <path id={id} fill="none" d={`M${from} A${radius} ${radius} 0 ${turn > 180 ? 1 : 0} 1 ${to}`} />
      <text
        fill="currentColor"
        fontSize={size}
        fontWeight="600"
        textLength={arc * 0.97}
        lengthAdjust="spacing"
      >
        <textPath href={`#${id}`}>{letters.join('')}</textPath>
      </text>
      <path fill="currentColor" d={star} />
      {purpose && (
        <text fill="currentColor" x="50" y="77" fontSize="9" textAnchor="middle">
          {purpose}
        </text>
      )}
    </svg>
  )
}

const at = (degrees: number, from: number = radius) => {
  const angle = (degrees * Math.PI) / 180
  return `${(50 + from * Math.cos(angle)).toFixed(2)} ${(50 + from * Math.sin(angle)).toFixed(2)}`
}

/** Five points, outer and inner in turn. */
const star = `M${Array.from({ length: 10 }, (_, point) => at(-90 + point * 36, point % 2 ? 5.7 : 15)).join('L')}Z`

const seal = cva({
  base: { display: 'block', color: 'danger.text' },
  variants: { size: { sm: { width: '24', height: '24' }, md: { width: '36', height: '36' } } },
})
