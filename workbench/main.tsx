import '#design-system/theme/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { guardMarkup } from '#design-system/trusted-html/trusted-html.ts'
import { makeNoCodeFromText } from './release/no-code-from-text.ts'
import { startRecovery } from './release/recover.ts'
import { fetchAhead } from './router/fetch-ahead.ts'
import { followSession } from './router/follow-session.ts'
import { router } from './router/router.tsx'
import { startSession } from './session/session.ts'
import { LockGate } from './shell/lock-gate.tsx'
import { startTheme } from './shell/theme-config.ts'
import { readToken } from './storage/storage.ts'

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
