import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { visit } from '#domain/dormitory/visit/visit.ts'
import { visitStates } from '#domain/dormitory/visit/words.ts'
import type { RowOf } from '#domain/kernel/infer.ts'
import { css } from '#styled-system/css/index.js'
import type { AnyRow } from '#workbench/engine/row.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface VisitCardProps {
  readonly row: AnyRow
  readonly onFinish: () => void
  readonly onOpen: () => void
}

/** One visit: where and when, what was found, and the button while that is to be said. */
export function VisitCard({ row, onFinish, onOpen }: VisitCardProps) {
  const { t } = useTranslation()
  const { state, arrivedAt, minutes, findings } = row as AnyRow & Partial<RowOf<typeof visit.fields>>
  // Of one house there are many, each at another time.
  const name = `${row.labels?.buildingId ?? ''} ${arrivedAt?.slice(5, 16) ?? ''}`
  return (
    <Card
      title={name}
      extra={
        state && <Tag tone={visitStates.tones?.[state] ?? 'neutral'}>{codeName(t, visitStates, state)}</Tag>
      }
      footer={
        <Stack direction="row" gap="sm">
          {row.can?.includes('finish') && (
            <Button variant="solid" onClick={onFinish}>
              {t('登记查寝结果')}
            </Button>
          )}
          <Button variant="ghost" aria-label={t('查看 {{name}}', { name })} onClick={onOpen}>
            {t('查看')}
          </Button>
        </Stack>
      }
    >
      <Stack gap="sm">
        {minutes != null && <p className={note}>{t('时长 {{count}} 分钟', { count: minutes })}</p>}
        {findings && <p className={words}>{findings}</p>}
      </Stack>
    </Card>
  )
}

const note = css({ textStyle: 'caption', color: 'text.quiet' })
const words = css({ textStyle: 'body', overflowWrap: 'anywhere', lineClamp: '3' })
