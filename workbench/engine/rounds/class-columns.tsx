import type { TFunction } from 'i18next'
import type { Column } from '#design-system/data-table/column.ts'
import { Progress } from '#design-system/progress/progress.tsx'
import type { GroupProgress } from '#domain/kits/rounds/calls.ts'
import { cva } from '#styled-system/css/index.js'
import { Go } from '#workbench/navigation/go.tsx'

/** One line of progress: a class, or a department with all its classes. */
export interface ProgressLine extends Pick<GroupProgress, 'due' | 'done' | 'exempt' | 'waiting' | 'place'> {
  readonly id: string
  readonly name: string
  /** Of a class. */
  readonly department?: string | null
  readonly groupIds: readonly string[]
}

export const linesOf = (groups: readonly GroupProgress[], by: 'class' | 'department') =>
  by === 'class'
    ? groups.map(({ groupId, ...rest }) => ({ ...{ ...rest, id: groupId, groupIds: [groupId] } }))
    : [...Map.groupBy(groups, ({ departmentId }) => departmentId)].map(([id, all], place) => ({
        place,
        ...{ id: id ?? '', name: all[0]?.department ?? '', groupIds: all.map(({ groupId }) => groupId) },
        ...{ due: sumOf(all, 'due'), done: sumOf(all, 'done') },
        ...{ exempt: sumOf(all, 'exempt'), waiting: sumOf(all, 'waiting') },
      }))

export const sumOf = (
  lines: readonly Pick<GroupProgress, 'due' | 'done' | 'exempt' | 'waiting'>[],
  key: 'due' | 'done' | 'exempt' | 'waiting',
) => lines.reduce((total, line) => total + line[key], 0)

interface Lines {
  readonly by: 'class' | 'department'
  /** What a department is called: of students 院系, of staff 部门. */
  readonly group: string
  readonly listOf: (id: string, state?: string) => string
}

/** A line with its figures; each of them leads to the people behind it. */
export const classColumns = (t: TFunction, { by, group, listOf }: Lines): readonly Column<ProgressLine>[] => {
  const figure = (key: 'done' | 'exempt' | 'waiting', title: string): Column<ProgressLine> => ({
    key,
    title,
    width: 96,
    align: 'end',
    value: (row) => row[key],
    sortable: true,
    cell: (row) => (row[key] > 0 ? <Go href={listOf(row.id, key)}>{row[key]}</Go> : 0),
  })
  return [
    {
      key: 'name',
      title: by === 'class' ? t('班级') : group,
      essential: true,
      sortable: true,
      value: ({ name }) => name,
      order: ({ place }) => place,
      cell: ({ name }) => name,
    },
    ...(by === 'class'
      ? [{ key: 'department', title: group, cell: ({ department }: ProgressLine) => department }]
      : []),
    {
      key: 'due',
      title: t('应完成'),
      width: 96,
      align: 'end',
      cell: ({ due, id }) => <Go href={listOf(id)}>{due}</Go>,
    },
    figure('done', t('已完成')),
    figure('exempt', t('免办')),
    figure('waiting', t('未完成')),
    {
      key: 'rate',
      title: t('完成率'),
      minWidth: 140,
      sortable: true,
      value: rateOf,
      cell: (row) => (
        <div className={bar()}>
          <Progress
            hideLabel
            size="sm"
            label={t('{{name}}的完成率', { name: row.name })}
            value={rateOf(row)}
            tone={rateOf(row) === 100 ? 'success' : 'accent'}
          />
        </div>
      ),
    },
  ]
}

const bar = cva({ base: { width: 'full', minWidth: 'field.sm' } })

/** In whole percent, downwards, so that 100 means everybody; who is exempt counts as done. */
export const rateOf = ({ due, done, exempt }: Pick<GroupProgress, 'due' | 'done' | 'exempt'>) =>
  due === 0 ? 100 : Math.floor(((done + exempt) / due) * 100)
