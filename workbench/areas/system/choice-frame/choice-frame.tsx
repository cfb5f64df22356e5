import type { ReactNode } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface ChoiceFrameProps {
  /** Of what is chosen from. */
  readonly title: string
  readonly extra?: ReactNode
  readonly loading: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  /** What is chosen from; nothing while it is fetched. */
  readonly choice: ReactNode
  /** It needs more room than a quarter. */
  readonly wide?: boolean
  /** What was chosen, or what to do as long as nothing is. */
  readonly children: ReactNode
}

/** Something to choose from, and beside it what was chosen; under one another where it is narrow. */
export function ChoiceFrame(props: ChoiceFrameProps) {
  const { title, extra, loading, error, onRetry, choice, wide = false, children } = props
  const { t } = useTranslation()
  return (
    <div className={frame({ wide })}>
      <Card title={title} loading={loading} extra={extra}>
        {error && (
          <Alert
            tone="danger"
            title={t(error.message)}
            action={<Button onClick={onRetry}>{t('重试')}</Button>}
          />
        )}
        {choice}
      </Card>
      {children}
    </div>
  )
}

const frame = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    minWidth: '0',
    flex: { lg: '1' },
  },
  variants: {
    wide: {
      true: {
        gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 2fr) minmax(0, 3fr)]' },
        alignItems: { lg: 'start' },
      },
      false: {
        gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 3fr)]' },
        alignItems: { lg: 'stretch' },
      },
    },
  },
})
