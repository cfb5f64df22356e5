import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { FormDrawer } from '#workbench/engine/form-drawer.tsx'
import { oneQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'
import type { Letter } from '#workbench/portal/outbox/letter.ts'
import { outboxOf } from '#workbench/portal/outbox/mine.ts'

interface LetterFormProps {
  readonly account: string
  readonly letter: Letter
  readonly onClose: () => void
}

/** The form once more, with what was typed on top of the row as it stands now. Once saved, nothing of it waits. */
export function LetterForm(props: LetterFormProps) {
  const resource = useDeclared(props.letter.resource)
  if (!resource) return null
  if (!props.letter.row) return <Reopened {...props} resource={resource} />
  return <Reread {...props} resource={resource} id={props.letter.row.id} />
}

type OnResource = LetterFormProps & { readonly resource: AnyResource }

function Reread({ id, ...props }: OnResource & { readonly id: string }) {
  const { t } = useTranslation()
  const { data: row, error } = useQuery({ ...oneQuery(props.resource, id), staleTime: 0 })
  const failed = useEffectEvent((message: string) => {
    toast.error(t(message))
    props.onClose()
  })
  useEffect(() => {
    if (error) failed(error.message)
  }, [error])
  return row && <Reopened {...props} row={row as unknown as AnyRow} />
}

const Reopened = ({ account, letter, resource, row, onClose }: OnResource & { readonly row?: AnyRow }) => (
  <FormDrawer
    open
    resource={resource}
    {...(row && { row })}
    typed={letter.typed}
    onSaved={() => void outboxOf(account).drop(letter)}
    onClose={onClose}
  />
)
