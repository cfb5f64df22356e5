import '#design-system/theme/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { guardMarkup } from '#design-system/trusted-html/trusted-html.ts'
import { startRecovery } from './release/recover.ts'
import { fetchAhead } from './router/fetch-ahead.ts'
import { followSession } from './router/follow-session.ts'
import { router } from './router/router.tsx'
import { startSession } from './session/session.ts'
import { LockGate } from './shell/lock-gate.tsx'
import { startTheme } from './shell/theme-config.ts'
import { readToken } from './storage/storage.ts'

guardMarkup()
// The content security policy allows no code made from text, and zod, which comes later, would try whether it does.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
startTheme()
startRecovery()
startSession()
followSession(router)
if (readToken() !== null) fetchAhead()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
    <LockGate />
  </StrictMode>,
)
