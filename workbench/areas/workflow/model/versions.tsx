import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { List } from '#design-system/list/list.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Step } from '#domain/workflow/definition.ts'
import type { Design } from '#domain/workflow/model-calls.ts'
import { everyStep } from '#domain/workflow/tree.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { versionQuery } from './calls.ts'
import { MoveCases } from './move-cases.tsx'

interface VersionsProps {
  readonly design: Design
  /** Goes on drawing from the steps of a version. */
  readonly onTake: (steps: readonly Step[]) => void
}

/** What was published of a model and by whom; each can be compared with the draft, and drawn on from. */
export function Versions({ design, onTake }: VersionsProps) {
  const { t } = useTranslation()
  const has = usePermission()
  const [opened, setOpened] = useState<number>()
  const [moving, setMoving] = useState(false)
  return (
    <Card title={t('版本')} foldable>
      <Stack>
        <List
          label={t('版本')}
          empty={<Empty size="sm" title={t('还没有发布过')} />}
          onOpen={(version) => setOpened(Number(version))}
          items={design.versions.map(({ version, note, publishedAt, publishedBy }) => ({
            id: String(version),
            title: t('第 {{count}} 版', { count: version }),
            description: [note, publishedBy].filter(Boolean).join(' · '),
            meta: publishedAt.slice(0, 16),
          }))}
        />
        {design.version > 1 && has('workflow.case:manage') && (
          <Button size="sm" onClick={() => setMoving(true)}>
            {t('运行中的流程换到第 {{count}} 版', { count: design.version })}
          </Button>
        )}
        {moving && <MoveCases design={design} onClose={() => setMoving(false)} />}
        {opened !== undefined && <Compared design={design} version={opened} onTake={onTake} />}
      </Stack>
    </Card>
  )
}

function Compared({ design, version, onTake }: VersionsProps & { readonly version: number }) {
  const { t } = useTranslation()
  const query = useQuery(versionQuery(design.id, version))
  return (
    <Asked query={query}>
      {({ steps }) => {
        const lines = differences(steps, design.steps)
        return (
          <Stack>
            <p>{t('第 {{count}} 版与草稿的差别', { count: version })}</p>
            <ul>
              {lines.map(({ title, what }) => (
                <li key={`${what} ${title}`}>{t('{{what}}：{{why}}', { what: t(what), why: title })}</li>
              ))}
              {lines.length === 0 && <li>{t('没有差别')}</li>}
            </ul>
            <Button size="sm" onClick={() => onTake(steps)}>
              {t('以此版本为草稿')}
            </Button>
          </Stack>
        )
      }}
    </Asked>
  )
}

/** Steps that were added, removed or set otherwise, by their ids, which versions keep. */
function differences(before: readonly Step[], after: readonly Step[]) {
  const [old, now] = [before, after].map((steps) => new Map(everyStep(steps).map((step) => [step.id, step])))
  const added = [...(now ?? [])]
    .filter(([id]) => !old?.has(id))
    .map(([, { title }]) => ({ title, what: '草稿新增' }))
  const gone = [...(old ?? [])]
    .filter(([id]) => !now?.has(id))
    .map(([, { title }]) => ({ title, what: '草稿删除' }))
  const changed = [...(now ?? [])]
    .filter(([id, step]) => old?.has(id) && JSON.stringify(old.get(id)) !== JSON.stringify(step))
    .map(([, { title }]) => ({ title, what: '草稿修改' }))
  return [...added, ...gone, ...changed]
}
