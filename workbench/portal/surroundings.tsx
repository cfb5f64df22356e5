import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmProvider } from '#design-system/confirm/confirm.tsx'
import { useAtRest } from '#design-system/parts/later/use-at-rest.ts'
import { useLater } from '#design-system/parts/later/use-later.ts'
import { toaster } from '#design-system/toaster/toast.ts'
import { Speaking } from '#workbench/language/speaking.tsx'
import { useNotices } from './use-notices.ts'
import { Watermark } from './watermark.tsx'

/** A failed call is not repeated behind the person's back: it has shown its notice, and the screen offers to try again. */
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

/** What screens find around them wherever they stand: answers kept, questions asked, notices shown. */
export function Surroundings({ children }: { children: ReactNode }) {
  const [queries] = useState(newQueryClient)
  return (
    <Speaking>
      <QueryClientProvider client={queries}>
        <ConfirmProvider>{children}</ConfirmProvider>
        <Notices />
        <Watermark />
      </QueryClientProvider>
    </Speaking>
  )
}

const loadToaster = () => import('#design-system/toaster/toaster.tsx')

/** They are drawn by what comes with the first of them, or once the page is at rest: a line that breaks is told, too. */
function Notices() {
  useNotices()
  const [isTold, setIsTold] = useState(() => toaster.getCount() > 0)
  useEffect(() => toaster.subscribe(() => setIsTold(true)), [])
  const isAtRest = useAtRest()
  const drawn = useLater(loadToaster, isTold, isAtRest)
  return drawn ? <drawn.Toaster /> : null
}
