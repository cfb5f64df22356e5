import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { GoodsDesk } from '#domain/claim/goods/desk-calls.ts'
import { type Act, acts, orderStates } from '#domain/claim/goods/states.ts'
import { fenOf, priceText } from '#domain/kernel/money.ts'
import { cva } from '#styled-system/css/index.js'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { PieceList } from './piece-list.tsx'

/** What a desk does most comes first and stands out; what takes back stands apart. */
const main: readonly Act[] = ['receive', 'pay', 'buy', 'reissue']
const grave: readonly Act[] = ['refund', 'cancel', 'lose']

interface StandingCardProps {
  readonly desk: GoodsDesk
  readonly busy: boolean
  readonly onAct: (act: Act) => void
  readonly onNext: () => void
}

/** What the student bought, how far it has come, and what may be done now. */
export function StandingCard({ desk, busy, onAct, onNext }: StandingCardProps) {
  const { t } = useTranslation()
  const may = usePermission()
  const { standing, owed, kind, key, notice } = desk
  const set = desk.sets.find(({ id }) => id === standing?.setId)
  const offered = desk.acts.filter((act) => {
    if (act === 'pay') return may('claim.goods-order:pay')
    return !(act === 'refund' || act === 'lose') || may('claim.goods-order:refund')
  })
  const first = main.find((act) => offered.includes(act))
  const rest = offered.filter((act) => act !== first).sort((one, other) => rank(one) - rank(other))
  const bought = standing && !['cancelled', 'refunded'].includes(standing.state)
  return (
    <Card
      title={t('购买与领取')}
      extra={
        standing ? (
          <StateTag of={orderStates} code={standing.state} size="lg" />
        ) : (
          <Tag size="lg">{t('未购买')}</Tag>
        )
      }
    >
      <Stack gap="md">
        {fenOf(owed) > 0 && (
          <Alert tone="warning" title={t('尚欠 {{amount}}', { amount: priceText(owed) })} />
        )}
        {!desk.open && !bought && <Alert title={t('现在不在开放登记时间内，不能购买。')} />}
        <Stack direction="row" gap="sm" wrap>
          {first && (
            <Button variant="solid" size="lg" loading={busy} onClick={() => onAct(first)}>
              {codeName(t, acts, first)}
            </Button>
          )}
          {rest.map((act) => (
            <Button
              key={act}
              size="lg"
              variant={grave.includes(act) ? 'ghost' : 'outline'}
              disabled={busy}
              onClick={() => onAct(act)}
            >
              {codeName(t, acts, act)}
            </Button>
          ))}
          <Button size="lg" variant="ghost" onClick={onNext}>
            {t('下一位')}
          </Button>
        </Stack>
        {bought && (
          <Descriptions
            columns={2}
            items={[
              ...(kind === 'key'
                ? [{ label: t('钥匙号'), value: standing.keyNo ?? key?.keyNo }]
                : [{ label: t('套装'), value: set?.name }]),
              { label: kind === 'key' ? t('押金') : t('应收'), value: priceText(standing.amount) },
              { label: t('已收'), value: priceText(standing.paid) },
              { label: t('领取时间'), value: standing.handover?.at },
              { label: t('领取台'), value: standing.handover?.desk },
              { label: t('经办人'), value: standing.handover?.operator },
            ]}
          />
        )}
        {bought && standing.lines.length > 0 && <PieceList desk={desk} lines={standing.lines} />}
        {!bought && kind === 'key' && (
          <p>
            {key
              ? t('床位钥匙 {{no}}，押金 {{amount}}', { no: key.keyNo, amount: priceText(desk.deposit) })
              : t('该学生没有床位，或床位还没有登记钥匙')}
          </p>
        )}
        {notice && <p className={muted()}>{notice}</p>}
      </Stack>
    </Card>
  )
}

const rank = (act: Act) => (grave.includes(act) ? 1 : 0)

const muted = cva({ base: { color: 'text.quiet', textStyle: 'caption', whiteSpace: 'pre-wrap' } })
