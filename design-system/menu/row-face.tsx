import { Kbd } from '#design-system/kbd/kbd.tsx'
import { menu } from '#styled-system/recipes/index.js'
import type { MenuFace } from './menu-entry.ts'

export interface RowFaceProps {
  readonly face: MenuFace
  readonly ids: { readonly label: string; readonly reason: string }
}

/** The words of a row, and the keys at its end. */
export const RowFace = ({ face: { label, reason, shortcut }, ids }: RowFaceProps) => {
  const style = menu()
  return (
    <>
      <span className={style.itemLabel}>
        <span id={ids.label}>{label}</span>
        {reason && (
          <span id={ids.reason} className={style.reason}>
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
