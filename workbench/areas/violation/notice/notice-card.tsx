import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import type { PageRow } from '#domain/kernel/infer.ts'
import type { violationRecord } from '#domain/violation/record.ts'
import { violationLevels, violationStates } from '#domain/violation/words.ts'
import { css } from '#styled-system/css/index.js'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { usePermission } from '#workbench/portal/menus/menus.ts'

interface NoticeCardProps {
  readonly row: PageRow<typeof violationRecord>
  readonly onOpen: () => void
  readonly onSign: () => void
}

/** One notice as it is read on a phone: what, when, what it costs and until when one may object. */
export function NoticeCard({ row, onOpen, onSign }: NoticeCardProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const facts = [
    [t('处理等次'), row.level && codeName(t, violationLevels, row.level)],
    [t('扣分'), row.points === null ? null : t('{{count}} 分', { count: row.points })],
    [t('发生时间'), row.happenedAt.slice(0, 16)],
    [t('视为送达时间'), row.state === 'notified' ? row.deemedAt?.slice(0, 16) : null],
    [t('签收时间'), row.readAt?.slice(0, 16)],
    [t('申诉截止'), row.state === 'effective' ? row.appealUntil : null],
    [t('影响期至'), row.state === 'effective' ? row.endsOn : null],
    [t('变更说明'), row.outcome],
  ] as const
  const has = usePermission()
  const mayAppeal = row.state === 'effective' && has('violation.appeal:add')
  const signs = row.can.includes('acknowledge')
  return (
    <Card
      title={row.title ?? ''}
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
        (signs || mayAppeal) && (
          <Stack direction={phone ? 'column' : 'row'} gap="sm" fill={phone}>
            {signs && (
              <Button variant="solid" size={phone ? 'lg' : 'md'} wide={phone} onClick={onSign}>
                {t('签收告知')}
              </Button>
            )}
            {mayAppeal && <Go href="/violation/appeal">{t('去申诉')}</Go>}
          </Stack>
        )
      }
    >
      <Stack gap="sm">
        <Stack direction="row">{row.state && <StateTag of={violationStates} code={row.state} />}</Stack>
        <p className={words}>{row.facts}</p>
        <Descriptions
          layout="beside"
          columns={1}
          items={facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))}
        />
        <p className={note}>{row.number}</p>
      </Stack>
    </Card>
  )
}

const words = css({ textStyle: 'body', overflowWrap: 'anywhere' })
const note = css({ textStyle: 'caption', color: 'text.faint' })
