import type { AnyResource } from '#domain/kernel/resource.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { linesOf } from './line-values.ts'
import { nameOf } from './name-of.ts'
import type { AnyRow } from './row.ts'
import { sectionsOf } from './values.ts'

/** So many fields fill one column without scrolling. */
const fewFields = 6

/** How wide the sheet of a row is, the same for reading and for editing: two columns for more than a few fields. */
export function sheetSizeOf(resource: AnyResource, sections = sectionsOf(resource)) {
  const count = sections.flatMap(([, names]) => names).length
  return count > fewFields || linesOf(resource).length > 0 ? 'lg' : 'md'
}

/** The title of a sheet: what is done in it, and the name of its row. */
export function useSheetTitle(resource: AnyResource) {
  const { t } = useTranslation()
  return (text: string, row?: AnyRow) => {
    const action = t(text, { label: t(resource.label) })
    const called = row && nameOf(resource, row)
    const name = called && resource.fields[resource.title].translated ? t(called) : called
    return name ? t('{{action}}：{{name}}', { action, name }) : action
  }
}
