import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { student } from '#domain/base/student.ts'
import { type OwnRecord, ownRecordCalls } from '#domain/system/own-record/calls.ts'
import { withProof } from '#domain/system/own-record/with-proof.ts'
import { FormDrawer } from '#workbench/engine/form-drawer.tsx'
import { reviewsKey } from '#workbench/engine/reviews/calls.ts'
import { ask } from '#workbench/http/ask.ts'

interface GroupFormProps {
  readonly open: boolean
  readonly title: string
  /** The fields that may be changed. */
  readonly names: readonly string[]
  readonly withLines: boolean
  readonly record: OwnRecord
  readonly onClose: () => void
}

/** Changes one group of the record: some at once, some once it is reviewed, with a proof where one is asked for. */
export function GroupForm({ open, title, names, withLines, record, onClose }: GroupFormProps) {
  const { row, access, proofs } = record
  const queries = useQueryClient()
  const resource = useMemo(() => withProof(student), [])
  const proven = names.some((name) => proofs.includes(name))
  const sections = withLines
    ? []
    : [['', names] as const, ...(proven ? [['证明材料', ['proof']] as const] : [])]
  const renew = () => {
    void queries.invalidateQueries({ queryKey: ['personal-center'] })
    void queries.invalidateQueries({ queryKey: reviewsKey })
  }
  return (
    <FormDrawer
      open={open}
      title={title}
      resource={resource}
      row={row}
      sections={sections}
      withLines={withLines}
      access={access}
      send={(body, headers) => ask(ownRecordCalls.change, body, { headers, quiet: true })}
      onSaved={renew}
      onClose={onClose}
    />
  )
}
