import { Kbd } from '#design-system/kbd/kbd.tsx'
import { menu } from '#styled-system/recipes/index.js'
import type { MenuFace } from './menu-entry.ts'

export interface RowFaceProps {
  readonly face: MenuFace
  /** What the row names as its description. Not part of its name, hence hidden in itself. */
  readonly reasonId: string
}

/** The words of a row, and the keys at its end. */
export const RowFace = ({ face: { label, reason, shortcut }, reasonId }: RowFaceProps) => {
  const style = menu()
  return (
    <>
      <span className={style.itemLabel}>
        {label}
        {reason && (
          <span id={reasonId} className={style.reason} aria-hidden>
            {reason}
          </span>
        )}
      </span>
      {shortcut && (
        <span className={style.keys}>
          <Kbd keys={shortcut} />
        </span>
      )}
    </>
  )
}
