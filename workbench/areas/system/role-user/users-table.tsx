import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { RoleUser } from '#domain/system/roles/calls.ts'
import { userKinds } from '#domain/system/user.ts'
import { KeptBeyond } from '#workbench/engine/kept-beyond.tsx'
import { ReferenceEditor } from '#workbench/engine/kinds/reference-editor.tsx'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usersQuery } from './calls.ts'

export interface UsersTableProps {
  readonly label: string
  readonly which: 'page' | 'candidates'
  readonly roleId: string
  readonly selection: ReadonlySet<string>
  readonly onSelectionChange: (ids: ReadonlySet<string>) => void
  /** After the search: what to do with those chosen. */
  readonly actions?: ReactNode
  readonly empty?: ReactNode
}

/** Users in pages, by name, account and department. */
export function UsersTable({ label, which, roleId, actions, empty, ...selection }: UsersTableProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [departmentId, setDepartment] = useState<string | null>(null)
  const [page, setPage] = useState({ current: 1, size: 20 })
  const settled = useSettled(search.trim())
  const { data, error, isFetching, refetch } = useQuery(
    usersQuery(which, { roleId, search: settled, departmentId, ...page }),
  )
  const first = () => setPage({ ...page, current: 1 })
  return (
    <Stack>
      <Stack direction="row" justify="between" align="center" wrap>
        <Stack direction="row" gap="sm" wrap>
          <Field label={t('账号或姓名')} layout="beside">
            <TextInput
              type="search"
              value={search}
              autoComplete="off"
              onWords={(words) => {
                setSearch(words)
                first()
              }}
            />
          </Field>
          <Field label={t('部门')} layout="beside">
            <ReferenceEditor
              target="base.department"
              value={departmentId}
              clearable
              onChange={(id) => {
                setDepartment(id)
                first()
              }}
            />
          </Field>
        </Stack>
        {actions}
      </Stack>
      <DataTable<RoleUser>
        label={label}
        rows={data?.records ?? []}
        rowKey={({ id }) => id}
        loading={isFetching}
        error={error && t(error.message)}
        onRetry={() => void refetch()}
        empty={empty}
        {...selection}
        columns={[
          { key: 'account', title: t('账号'), cell: ({ account }) => account, minWidth: 140 },
          { key: 'name', title: t('姓名'), cell: ({ name }) => name, minWidth: 110 },
          {
            key: 'kind',
            title: t('人员类别'),
            cell: ({ kind }) => t((userKinds.labels as Record<string, string>)[kind] ?? kind),
            width: 110,
          },
          {
            key: 'department',
            title: t('部门'),
            cell: ({ departmentName }) => departmentName,
            minWidth: 140,
          },
          {
            key: 'enabled',
            title: t('启用'),
            width: 90,
            cell: ({ enabled }) => (
              <Tag tone={enabled ? 'success' : 'neutral'}>{enabled ? t('是') : t('否')}</Tag>
            ),
          },
        ]}
      />
      <KeptBeyond count={data?.beyond} />
      {data && data.total > page.size && (
        <Pagination current={page.current} size={page.size} total={data.total} onChange={setPage} />
      )}
    </Stack>
  )
}
