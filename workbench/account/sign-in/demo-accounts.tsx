import { Button } from '#design-system/button/button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { css } from '#styled-system/css/index.js'
import type { Demo } from '#workbench/account/session/app-info.ts'
import { session } from '#workbench/account/session/session.ts'
import { useSession } from '#workbench/account/session/use-session.ts'
import { bringAhead } from './ahead.ts'

/** In a demo: its accounts, to be tried with one press. Any other installation delivers none. */
export function DemoAccounts({ accounts, password }: Demo) {
  const t = useText()
  const busy = useSession((state) => state.matches('signingIn'))
  const enter = (account: string) => {
    bringAhead()
    session.send({ type: 'SIGN_IN', credentials: { type: 'account', account, password } })
  }
  return (
    <section aria-label={t('演示账号')} className={box}>
      <h2 className={title}>{t('演示学院：选一个身份直接进入')}</h2>
      <ul className={grid}>
        {accounts.map(({ account, name }) => (
          <li key={account}>
            <Button size="sm" wide disabled={busy} onClick={() => enter(account)}>
              {t(name)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2.5',
  padding: '3',
  borderWidth: 'thin',
  borderStyle: 'dashed',
  borderColor: 'border.strong',
  borderRadius: 'card',
  bg: 'surface.sunken',
})
const title = css({ textStyle: 'caption', color: 'text.quiet' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax({sizes.24}, 1fr))',
  gap: '2',
  listStyle: 'none',
})
