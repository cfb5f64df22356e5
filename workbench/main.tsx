import '#design-system/theme/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { guardMarkup } from '#design-system/parts/trusted-html/trusted-html.ts'
import { startSession } from './account/session/session.ts'
import { readToken } from './account/storage/storage.ts'
import { LockGate } from './shell/lock-gate.tsx'
import { makeNoCodeFromText } from './shell/release/no-code-from-text.ts'
import { startRecovery } from './shell/release/recover.ts'
import { fetchAhead } from './shell/router/fetch-ahead.ts'
import { followSession } from './shell/router/follow-session.ts'
import { router } from './shell/router/router.tsx'
import { startTheme } from './shell/theme-config.ts'

guardMarkup()
makeNoCodeFromText()
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
