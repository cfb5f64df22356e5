import { useState } from 'react'
import { resourceNamed } from '#domain/index.ts'
import { changeRecord } from '#domain/security/change-record.ts'
import { verbOf } from '#workbench/engine/history/verb-of.ts'
import { ListFrame } from '#workbench/engine/list-frame.tsx'
import { PageOfRows } from '#workbench/engine/page-of-rows.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { Columns } from '#workbench/engine/tools/columns.tsx'
import { Refresh } from '#workbench/engine/tools/refresh.tsx'
import { useListing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ChangeDrawer } from './change-drawer.tsx'
import { ChangeFilters } from './change-filters.tsx'
import { VerifyChanges } from './verify-changes.tsx'

/** 字段变更: which fields of which rows changed; what from and to is told by each record. */
export function ChangeList() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<string>()
  const kept = useListing(changeRecord)
  const listing = { ...kept, desk: { ...kept.desk, view: ({ id }: AnyRow) => setOpened(id) } }
  const named = (resource: unknown) => t(resourceNamed(String(resource))?.label ?? String(resource))
  const fieldsOf = (resource: unknown, names: string) =>
    names
      .split(',')
      .filter(Boolean)
      .map((name) => t(resourceNamed(String(resource))?.fields[name]?.label ?? name))
      .join(t('、'))
  return (
    <ListFrame
      listing={listing}
      tools={
        <>
          <VerifyChanges />
          <Refresh listing={listing} />
          <Columns listing={listing} />
        </>
      }
      filters={(onSight) => (
        <ChangeFilters filters={listing.state.filters} onChange={listing.narrow} onSight={onSight} />
      )}
      words={{ resource: named, changed: (names) => fieldsOf(listing.state.filters.resource, names) }}
    >
      <PageOfRows
        listing={listing}
        words={{
          resource: (row) => named(row.resource),
          verb: (row) => t(verbOf(resourceNamed(String(row.resource)), String(row.verb))),
          changed: (row) => fieldsOf(row.resource, String(row.changed)),
        }}
      />
      {opened && <ChangeDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </ListFrame>
  )
}
