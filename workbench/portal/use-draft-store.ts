import { useMemo } from 'react'
import type { DraftStore } from '#design-system/form/draft.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import { draftStore } from '#workbench/http/storage/drafts/drafts.ts'

/** The drafts of one form, named as `base.building/new`, of who sits here. */
export function useDraftStore<Values>(form: string): DraftStore<Values> {
  const account = usePerson()?.account ?? ''
  return useMemo(() => draftStore<Values>(account, form), [account, form])
}
