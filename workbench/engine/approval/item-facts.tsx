import { Fragment } from 'react'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { InboxItem } from '#domain/workflow/calls.ts'
import { cellOf } from '#workbench/engine/kinds/cell.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'

interface ItemFactsProps {
  readonly item: Pick<InboxItem, 'resource' | 'facts'>
  readonly className: string | undefined
}

/** What the form of a case says in short, as the college has set it for the process. */
export function ItemFacts({ item, className }: ItemFactsProps) {
  const resource = useDeclared(item.resource)
  const names = Object.keys(item.facts).filter((name) => item.facts[name] !== null)
  if (!resource || names.length === 0) return null
  return (
    <span className={className}>
      <Facts resource={resource} names={names} row={item.facts as unknown as AnyRow} />
    </span>
  )
}

interface FactsProps {
  readonly resource: AnyResource
  readonly names: readonly string[]
  readonly row: AnyRow
}

function Facts({ resource, names, row }: FactsProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  return names.map((name, at) => {
    const field = resource.fields[name]
    return field ? (
      <Fragment key={name}>
        {at > 0 && ' · '}
        {t(field.label)} {cellOf({ name, field, row, choices })}
      </Fragment>
    ) : null
  })
}
