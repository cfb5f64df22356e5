import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Asked } from '#workbench/engine/asked.tsx'
import { FormDrawer } from '#workbench/engine/form-drawer.tsx'
import type { ForetoldPart } from '#workbench/engine/form-fields.tsx'
import type { GenericScreenProps } from '#workbench/engine/generic-screen-props.ts'
import { nameOf } from '#workbench/engine/name-of.ts'
import { pageQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { Application } from './application.tsx'
import { ApplicationList } from './application-list.tsx'
import { useCaseAddress } from './use-case-address.ts'

const size = 20

interface Form {
  readonly at: number
  readonly open: boolean
  readonly row?: AnyRow | undefined
}

interface ApplyScreenProps extends GenericScreenProps {
  /** What the form says of the application while it is being filled. */
  readonly Foretold?: ForetoldPart
}

/** One's own applications: drafts, what is on its way, and what was decided; a new one is begun here. */
export function ApplyScreen({ resource, title, where = {}, Foretold }: ApplyScreenProps) {
  const { t } = useTranslation()
  const has = usePermission()
  const { opened, open } = useCaseAddress()
  const [current, setCurrent] = useState(1)
  const [form, setForm] = useState<Form>({ at: 0, open: false })
  const query = useQuery(
    pageQuery(resource, { current, size, filters: where, sort: undefined, condition: undefined }),
  )
  const edit = (row?: AnyRow) => setForm({ at: form.at + 1, open: true, row })
  const begin = has(`${resource.name}:add`) && (
    <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => edit()}>
      {t('新建申请')}
    </Button>
  )
  const rows = (query.data?.records ?? []) as readonly AnyRow[]
  const shown = rows.find(({ id }) => id === opened)
  return (
    <Stack>
      <PageHeader title={t(title)} actions={begin} />
      <Card>
        <Asked query={query}>
          {({ total }) =>
            rows.length === 0 ? (
              <Empty title={t('还没有申请')} action={begin} />
            ) : (
              <Stack>
                <ApplicationList resource={resource} rows={rows} onOpen={open} />
                {total > size && (
                  <Pagination
                    current={current}
                    size={size}
                    total={total}
                    onChange={(page) => setCurrent(page.current)}
                  />
                )}
              </Stack>
            )
          }
        </Asked>
      </Card>
      <Drawer
        open={opened !== undefined && shown !== undefined}
        size="lg"
        title={shown ? nameOf(resource, shown) : t(title)}
        onClose={() => open(undefined)}
      >
        {shown && (
          <Application
            resource={resource}
            row={shown}
            onEdit={() => edit(shown)}
            onGone={() => open(undefined)}
          />
        )}
      </Drawer>
      <FormDrawer
        key={form.at}
        open={form.open}
        resource={resource}
        {...(form.row ? { row: form.row } : { given: where })}
        title={t(form.row ? '修改申请' : '新建申请')}
        {...(Foretold && { Foretold })}
        onSaved={({ id }) => open(id)}
        onClose={() => setForm({ ...form, open: false })}
      />
    </Stack>
  )
}
