import '#design-system/theme/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { guardMarkup } from '#design-system/parts/trusted-html/trusted-html.ts'
import { TextProvider } from '#design-system/text/text.tsx'
import { startSession } from './account/session/session.ts'
import { broughtBy } from './account/sign-in/ahead.ts'
import { readToken } from './http/storage/storage.ts'
import { inChinese } from './language/in-chinese.ts'
import { startTheme } from './portal/look/theme-config.ts'
import { startLastWord } from './portal/release/last-word.ts'
import { makeNoCodeFromText } from './portal/release/no-code-from-text.ts'
import { startRecovery } from './portal/release/recover.ts'
import { LockGate } from './shell/lock-gate.tsx'
import { fetchAhead } from './shell/router/fetch-ahead.ts'
import { followSession } from './shell/router/follow-session.ts'
import { router } from './shell/router/router.tsx'

guardMarkup()
makeNoCodeFromText()
startTheme()
startRecovery()
startLastWord()
startSession()
followSession(router)
broughtBy(fetchAhead)
if (readToken() !== null) fetchAhead()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <TextProvider translate={inChinese}>
      <RouterProvider router={router} />
      <LockGate />
    </TextProvider>
  </StrictMode>,
)
