import type { ReactNode } from 'react'
import { ScreenPanel } from '#design-system/screen-panel/screen-panel.tsx'
import type { WallFigure } from '#domain/system/wall/figure.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Figure } from './figure.tsx'

interface NumberTileProps {
  readonly of: WallFigure
  readonly value: number | null
  readonly unit?: string
  readonly digits?: number
  readonly note?: ReactNode
  readonly tone?: 'plain' | 'accent' | 'success' | 'warning' | 'danger'
  readonly size?: 'md' | 'lg' | 'hero'
  readonly columns: number
  readonly rows: number
}

/** A panel with one number of the declaration. */
export function NumberTile({ of, columns, rows, ...figure }: NumberTileProps) {
  const { t } = useTranslation()
  return (
    <ScreenPanel columns={columns} rows={rows}>
      <Figure label={t(of.label)} {...figure} />
    </ScreenPanel>
  )
}
