import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmProvider } from '#design-system/confirm/confirm.tsx'
import { Toaster } from '#design-system/toaster/toaster.tsx'
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

function Notices() {
  useNotices()
  return <Toaster />
}
