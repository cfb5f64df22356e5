import { ListPlus, Plus, X } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Building } from './building.ts'
import { ComparisonLine } from './comparison-line.tsx'
import { type Group, isGroup, newGroup, newLine, operatorsFor, type Part } from './draft.ts'

interface GroupBoxProps {
  readonly group: Group
  /** 0 for the outermost. */
  readonly depth: number
  readonly building: Building
  /** Whether all groups around it want all of theirs. */
  readonly alone?: boolean
}

/** Groups within groups; more of them nobody reads. */
const deepest = 2

/** Lines and groups that hold together, in one of three ways. */
export function GroupBox({ group, depth, building, alone: around = true }: GroupBoxProps) {
  const { t } = useTranslation()
  const alone = around && group.of === 'all'
  const { fields, isMasked, full, change } = building
  const line = () => {
    const [first = ''] = fields.keys()
    const field = fields.get(first)
    return newLine(first, (field && operatorsFor(field, isMasked(first), alone)[0]) ?? 'equals')
  }
  const put = (parts: readonly Part[]) => change(group.id, () => ({ ...group, parts }))
  return (
    <fieldset className={box({ inner: depth > 0 })} aria-label={t(depth === 0 ? '筛选条件' : '条件组')}>
      <div className={head()}>
        <Segmented
          size="sm"
          label={t('组内条件')}
          options={[
            { value: 'all', label: t('全部满足') },
            { value: 'any', label: t('任一满足') },
            { value: 'none', label: t('都不满足') },
          ]}
          value={group.of}
          onChange={(of) => of && change(group.id, () => ({ ...group, of }))}
        />
        {depth > 0 && (
          <IconButton
            label={t('删除条件组')}
            icon={<X />}
            onClick={() => change(group.id, () => undefined)}
          />
        )}
      </div>
      {group.parts.map((part, at) =>
        isGroup(part) ? (
          <GroupBox key={part.id} group={part} depth={depth + 1} building={building} alone={alone} />
        ) : (
          <ComparisonLine key={part.id} line={part} at={at + 1} building={building} alone={alone} />
        ),
      )}
      {!full && (
        <div className={foot()}>
          <Button size="sm" icon={<Plus />} onClick={() => put([...group.parts, line()])}>
            {t('添加条件')}
          </Button>
          {depth < deepest && (
            <Button
              size="sm"
              variant="ghost"
              icon={<ListPlus />}
              onClick={() => put([...group.parts, newGroup([line()], 'any')])}
            >
              {t('添加条件组')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}

const box = cva({
  base: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' },
  variants: {
    inner: {
      true: {
        borderWidth: 'thin',
        borderStyle: 'solid',
        borderColor: 'border',
        borderRadius: 'control',
        bg: 'surface.sunken',
        padding: '3',
      },
    },
  },
})
const head = cva({ base: { display: 'flex', justifyContent: 'space-between', alignItems: 'center' } })
const foot = cva({ base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
