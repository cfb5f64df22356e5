import type { ReactNode } from 'react'
import { ScreenPanel } from '#design-system/screen-panel/screen-panel.tsx'
import type { WallFigure } from '#domain/system/wall/figure.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface WallPanelProps {
  /** Whose label heads it. */
  readonly of: WallFigure
  readonly columns: number
  readonly rows: number
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** A figure of the declaration, under its own label. */
export function WallPanel({ of, children, ...place }: WallPanelProps) {
  const { t } = useTranslation()
  return (
    <ScreenPanel title={t(of.label)} {...place}>
      {children}
    </ScreenPanel>
  )
}
