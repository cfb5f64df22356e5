import { startPortal } from '#tests/support/portal.ts'
import { signInWeight } from '#tests/support/sign-in-weight.ts'

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** What the first page costs a phone on the campus network. */
export async function saySignIn() {
  const portal = await startPortal({ DEMO: 'off' })
  const { script, style } = await signInWeight(portal.url)
  await portal.stop()
  console.log('Sign-in page, gzip')
  console.log(
    `  script ${kb(script)}, style ${kb(style)}, together ${kb(script + style)} (target: under 150 KB)`,
  )
}
