import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { Way } from '#domain/security/explanation.ts'
import { Section } from '#workbench/engine/section.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { explanationQuery } from './explain.ts'

export interface ExplanationProps {
  readonly resource: string
  readonly rowId: string
  /** Left out, it is the asker. */
  readonly userId?: string
}

/** Why a person sees a row, in words: which role, by which duty, and what else they may do with it. */
export function Explanation(asked: ExplanationProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(explanationQuery(asked))
  const sayWay = useWay()
  if (error)
    return (
      <Alert
        tone="danger"
        title={t(error.message)}
        action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
      />
    )
  if (!data) return <Card loading>{null}</Card>
  const { user, row, visible, ways, opened, verbs } = data
  return (
    <Stack gap="lg">
      <Alert tone={visible ? 'success' : 'warning'}>
        {visible
          ? t('{{user}}可以看到“{{row}}”。', { user, row })
          : t('{{user}}看不到“{{row}}”。', { user, row })}
      </Alert>
      <Section title={t('依据')}>
        <Descriptions
          layout="beside"
          columns={1}
          items={[
            ...ways.map((way) => ({ label: t(way.role), value: sayWay(way) })),
            ...(opened.length > 0
              ? [{ label: t('用户授权'), value: t('另行开放：{{names}}', { names: opened.join(t('、')) }) }]
              : []),
          ]}
        />
      </Section>
      <Section title={t('可以做什么')}>
        <Stack direction="row" gap="sm" wrap>
          {verbs.map(({ label, may }) => (
            <Tag key={label} tone={may ? 'success' : 'neutral'}>
              {may ? t('可以{{label}}', { label: t(label) }) : t('不能{{label}}', { label: t(label) })}
            </Tag>
          ))}
        </Stack>
      </Section>
    </Stack>
  )
}

/** `所带班级 → 班级 软件2401`, or why the role leads nowhere. */
function useWay() {
  const { t } = useTranslation()
  return ({ permitted, grants }: Way) => {
    const leading = grants
      .filter(({ through }) => through.length > 0)
      .map(({ label, through }) => `${t(label)} → ${through.map((name) => t(name)).join(t('、'))}`)
    if (leading.length === 0)
      return t('数据范围为{{grants}}，不包括这条数据', {
        grants: grants.map(({ label }) => t(label)).join(t('、')),
      })
    const found = leading.join(t('；'))
    return permitted ? found : t('{{found}}（但该角色没有查看权限）', { found })
  }
}
