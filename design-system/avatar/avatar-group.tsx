import type { Ref } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { avatar } from '#styled-system/recipes/index.js'
import { Avatar } from './avatar.tsx'

export interface Person {
  readonly id: string
  readonly name: string
  readonly src?: string | null
}

export interface AvatarGroupProps {
  readonly people: readonly Person[]
  /** So many faces; the others are a number. */
  readonly most?: number
  readonly size?: 'sm' | 'md'
  readonly ref?: Ref<HTMLSpanElement>
}

/** Several people in the room of few. Their names are its text for screen readers. */
export const AvatarGroup = ({ people, most = 4, size, ref }: AvatarGroupProps) => {
  const t = useText()
  const style = avatar({ size })
  const seen = people.slice(0, most)
  const hidden = people.length - seen.length
  const names = seen.map(({ name }) => name).join('、')
  return (
    <span
      ref={ref}
      className={style.group}
      role="img"
      aria-label={hidden > 0 ? t('{{names}} 等 {{count}} 人', { names, count: people.length }) : names}
    >
      {seen.map(({ id, name, src }) => (
        <Avatar key={id} name={name} src={src} size={size} />
      ))}
      {hidden > 0 && (
        <span className={style.root} data-more="" aria-hidden>
          +{Math.min(hidden, 99)}
        </span>
      )}
    </span>
  )
}
