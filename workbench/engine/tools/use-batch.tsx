import { Fragment, type ReactNode } from 'react'
import { Button } from '#design-system/button/button.tsx'
import type { Listing } from '#workbench/engine/use-listing.ts'
import type { Tool } from './tool.ts'
import { useBatchActions } from './use-batch-actions.tsx'
import { useBatchEdit } from './use-batch-edit.tsx'
import { useRemove } from './use-remove.tsx'

/** What one may do with the chosen rows: its buttons for the bar that counts them, and what they open. */
export function useBatch(listing: Listing): { readonly buttons: ReactNode; readonly opened: ReactNode } {
  const tools: Readonly<Record<string, Tool | undefined>> = {
    change: useBatchEdit(listing),
    ...useBatchActions(listing),
    remove: useRemove(listing),
  }
  const offered = Object.entries(tools).flatMap(([name, tool]) => (tool ? [{ name, tool }] : []))
  return {
    buttons: offered.map(({ name, tool: { run, opened: _, rare: __, reason: ___, label, ...face } }) => (
      <Button key={name} size="sm" {...face} onClick={run}>
        {label}
      </Button>
    )),
    opened: offered.map(({ name, tool }) => <Fragment key={name}>{tool.opened}</Fragment>),
  }
}
