import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import type { punishment } from '#domain/affairs/punishment/punishment.ts'
import { deliveryMethods, punishmentKinds, punishmentStates } from '#domain/affairs/punishment/words.ts'
import type { PageRow } from '#domain/kernel/infer.ts'
import { today } from '#domain/kits/college-clock.ts'
import { css } from '#styled-system/css/index.js'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { RemovalProgress } from './removal-progress.tsx'

const acts = { defend: '陈述和申辩', sign: '签收决定书' } as const

interface PunishmentCardProps {
  readonly row: PageRow<typeof punishment>
  readonly onOpen: () => void
  readonly onAct: (act: keyof typeof acts) => void
}

/** One punishment as its student reads it on a phone: what, by which clause, until when they may answer, and what ends it. */
export function PunishmentCard({ row, onOpen, onAct }: PunishmentCardProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const has = usePermission()
  const inEffect = row.state === 'effective'
  const facts = [
    [t('依据条款'), row.clause],
    [t('发生时间'), row.happenedAt.slice(0, 16)],
    [t('申辩截止'), row.state === 'informed' ? row.defendUntil?.slice(0, 16) : null],
    [t('陈述和申辩'), row.statement],
    [t('决定书文号'), row.documentNo],
    [t('送达方式'), row.method && codeName(t, deliveryMethods, row.method)],
    [t('送达日期'), row.receivedOn],
    [t('公告期满时间'), row.state === 'announced' ? row.deemedAt?.slice(0, 16) : null],
    [t('申诉截止'), inEffect ? row.appealUntil : null],
    [t('处分期满'), inEffect ? row.endsOn : null],
    [t('解除日期'), row.removedOn],
    [t('变更前处分'), row.originalKind && codeName(t, punishmentKinds, row.originalKind)],
    [t('变更说明'), row.outcome],
  ] as const
  const open = (['defend', 'sign'] as const).filter((act) => row.can.includes(act))
  const mayAppeal = inEffect && today() <= (row.appealUntil ?? '') && has('affairs.punishment-appeal:add')
  return (
    <Card
      title={row.kind && codeName(t, punishmentKinds, row.kind)}
      extra={
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('查看 {{name}}', { name: row.title })}
          onClick={onOpen}
        >
          {t('查看')}
        </Button>
      }
      footer={
        (open.length > 0 || mayAppeal) && (
          <Stack direction={phone ? 'column' : 'row'} gap="sm" fill={phone}>
            {open.map((act) => (
              <Button
                key={act}
                variant="solid"
                size={phone ? 'lg' : 'md'}
                wide={phone}
                onClick={() => onAct(act)}
              >
                {t(acts[act])}
              </Button>
            ))}
            {mayAppeal && <Go href="/affairs/punishment-appeal">{t('去申诉')}</Go>}
          </Stack>
        )
      }
    >
      <Stack gap="sm">
        <Stack direction="row">{row.state && <StateTag of={punishmentStates} code={row.state} />}</Stack>
        <p className={words}>{row.facts}</p>
        <Descriptions
          layout="beside"
          columns={1}
          items={facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))}
        />
        {inEffect && row.kind !== 'expulsion' && <RemovalProgress id={row.id} />}
        <p className={note}>{row.caseNo}</p>
      </Stack>
    </Card>
  )
}

const words = css({ textStyle: 'body', overflowWrap: 'anywhere' })
const note = css({ textStyle: 'caption', color: 'text.faint' })
