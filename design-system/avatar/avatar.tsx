import { useState } from 'react'
import { avatar } from '#styled-system/recipes/index.js'

export interface AvatarProps {
  readonly name: string
  readonly src?: string | null
  readonly size?: 'sm' | 'md' | 'lg'
}

/** A face; without one, or while it cannot be had, the last characters of the name. Always beside the name. */
export const Avatar = ({ name, src, size }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const style = avatar({ size })
  return (
    <span className={style.root} aria-hidden>
      {src && src !== broken ? (
        <img className={style.image} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}

/** Chinese people are called by the given name, so its last character; others by the first letter. */
const initials = (name: string) => {
  const letters = [...name.trim()]
  return (/\p{Script=Han}/u.test(name) ? letters.at(-1) : letters[0]?.toUpperCase()) ?? ''
}
