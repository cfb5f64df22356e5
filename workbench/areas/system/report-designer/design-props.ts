import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Layout } from '#domain/reports/layout.ts'
import type { Draft } from './draft.ts'
import type { Chosen } from './places.ts'

/** What every part of the desk works on. */
export interface DesignProps {
  readonly draft: Draft
  /** Of the draft. */
  readonly layout: Layout
  readonly source: AnyResource
  readonly chosen: Chosen | undefined
  readonly onChoose: (chosen: Chosen | undefined) => void
  /** Changes in a row under one name are one step back. */
  readonly onDraft: (draft: Draft, as?: string) => void
  readonly onChange: (layout: Layout, as?: string) => void
}
