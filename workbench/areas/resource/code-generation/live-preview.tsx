import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Design } from '#domain/generation/design.ts'
import { resourceOf } from '#domain/generation/resource.ts'
import { callNameOf } from '#domain/kernel/resource.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { preview } from '#workbench/http/preview-resource.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { TabContext } from '#workbench/portal/tab-context.ts'
import { homeTab } from '#workbench/portal/tabs.ts'
import type { Draft } from './draft.ts'
import { rowsInMemory } from './rows-in-memory.ts'

interface LivePreviewProps {
  readonly design: Design
  readonly samples: Draft['samples']
}

/** The real list and the real form of the design, over sample rows that live as long as this is shown. */
export function LivePreview({ design, samples }: LivePreviewProps) {
  const { t } = useTranslation()
  const resource = useMemo(() => resourceOf(design, `rehearsal.${design.noun}`), [design])
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const leave = preview(`rehearsal/${callNameOf(resource.name)}`, rowsInMemory(design, resource, samples))
    setReady(true)
    return leave
  }, [design, resource, samples])
  return (
    <Stack>
      <Alert title={t('这里的列表和表单由声明直接画出，数据只在本页内存中，离开即消失。')} />
      {ready && (
        <Aside>
          <ListScreen resource={resource} title={design.title} />
        </Aside>
      )}
    </Stack>
  )
}

/** An address of its own: what is searched here leaves that of the tab alone. */
function Aside({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: () => <InTab>{children}</InTab> }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    }),
  )
  return <RouterProvider router={router as never} />
}

function InTab({ children }: { readonly children: ReactNode }) {
  const { searchStr } = useLocation()
  return <TabContext value={{ tab: { ...homeTab, search: searchStr }, inFront: true }}>{children}</TabContext>
}
