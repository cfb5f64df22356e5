import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { systemNow, useNow } from '#design-system/parts/now/use-now.ts'
import type { ChosenBed } from '#domain/dormitory/room-choice/calls.ts'
import { cva } from '#styled-system/css/index.js'
import type { Choosing } from './use-choosing.ts'

interface ChosenCardProps {
  readonly chosen: ChosenBed
  /** Until when it is held, in milliseconds of this machine's clock. */
  readonly until: number
  readonly choosing: Choosing
}

/** The bed of the student: kept, or held for so many seconds more. */
export function ChosenCard({ chosen: { name, kept }, until, choosing }: ChosenCardProps) {
  const { t } = useTranslation()
  const left = Math.max(0, Math.ceil((until - useNow(systemNow, 1000).getTime()) / 1000))
  if (kept) return <Alert tone="success" title={t('您已选定 {{bed}}', { bed: name })} />
  return (
    <Alert tone="warning" title={t('已为您保留 {{bed}}，请在 {{left}} 秒内确认', { bed: name, left })}>
      <div className={bar()}>
        <Button variant="solid" disabled={choosing.busy || left === 0} onClick={choosing.confirm}>
          {t('确认选房')}
        </Button>
        <Button disabled={choosing.busy} onClick={choosing.release}>
          {t('放弃')}
        </Button>
      </div>
    </Alert>
  )
}

const bar = cva({ base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' } })
