import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import type { ChosenBed } from '#domain/dormitory/room-choice/calls.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Choosing } from './use-choosing.ts'

interface ChosenCardProps {
  readonly chosen: ChosenBed
  /** Seconds for which it is held. */
  readonly left: number
  readonly choosing: Choosing
}

/** The bed of the student: kept, held for so many seconds more, or not held any more. */
export function ChosenCard({ chosen: { name, kept }, left, choosing }: ChosenCardProps) {
  const { t } = useTranslation()
  if (kept) return <Alert tone="success" title={t('您已选定 {{bed}}', { bed: name })} />
  if (left === 0) return <Alert tone="warning" title={t('确认已超时，请重新选择床位')} />
  return (
    <Alert tone="warning" title={t('已为您保留 {{bed}}，请在 {{left}} 秒内确认', { bed: name, left })}>
      <div className={bar()}>
        <Button variant="solid" disabled={choosing.busy} onClick={choosing.confirm}>
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
