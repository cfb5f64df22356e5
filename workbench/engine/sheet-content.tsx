import { type ComponentType, lazy, Suspense } from 'react'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { ScreenBoundary } from '#workbench/portal/screen-boundary.tsx'
import { WaitingLines } from './waiting-lines.tsx'

const loadForm = () => import('./row-editor.tsx')
const loadView = () => import('./row-view.tsx')

/** What a sheet holds comes with the first that opens, so that a list does not wait for it. */
const fetched = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const Content = lazy(load)
  return (props: Props) => (
    <ScreenBoundary>
      <Suspense fallback={<WaitingLines />}>
        <Content {...props} />
      </Suspense>
    </ScreenBoundary>
  )
}

export const RowEditor = fetched(async () => ({ default: (await loadForm()).RowEditor }))
export const RowView = fetched(async () => ({ default: (await loadView()).RowView }))

/** Fetches what the sheet of a row will need, so that it also opens without a line. */
export async function fetchSheet(resource: AnyResource) {
  await Promise.allSettled([
    loadForm(),
    loadView(),
    import('./kinds/editor.tsx').then(({ fetchEditors }) => fetchEditors(resource)),
  ])
}
