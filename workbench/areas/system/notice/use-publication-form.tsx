import { type ReactNode, useState } from 'react'
import type { OpenForm } from '#workbench/engine/use-desk.tsx'
import { PublicationDrawer, type PublicationDrawerProps } from './publication-drawer.tsx'

/** The form of what is published to an audience, as a list opens it: each opening is a fresh one. */
export function usePublicationForm(
  form: Pick<PublicationDrawerProps, 'resource' | 'given' | 'sections' | 'after'>,
): { readonly openForm: OpenForm; readonly drawer: ReactNode } {
  const [{ at, open, over }, setShown] = useState<{
    readonly at: number
    readonly open: boolean
    readonly over: Parameters<OpenForm>[0]
  }>({ at: 0, open: false, over: {} })
  return {
    openForm: (next) => setShown({ at: at + 1, open: true, over: next }),
    drawer: at > 0 && (
      <PublicationDrawer
        {...form}
        key={at}
        open={open}
        row={over.row}
        given={{ ...form.given, ...over.given }}
        onClose={() => setShown({ at, open: false, over })}
      />
    ),
  }
}
