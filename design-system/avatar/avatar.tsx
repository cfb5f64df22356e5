import { type Ref, useState } from 'react'
import { avatar } from '#styled-system/recipes/index.js'
import { initials } from './initials.ts'

export interface AvatarProps {
  readonly name: string
  readonly src?: string | null
  readonly size?: 'sm' | 'md' | 'lg'
  readonly ref?: Ref<HTMLSpanElement>
}

/** A face; without one, or while it cannot be had, the given name. Always beside the name in full. */
export const Avatar = ({ name, src, size, ref }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const style = avatar({ size })
  return (
    <span ref={ref} className={style.root} aria-hidden>
      {src && src !== broken ? (
        <img className={style.image} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initials(name, size === 'sm' ? 1 : 2)
      )}
    </span>
  )
}
