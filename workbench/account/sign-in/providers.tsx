import { LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { css } from '#styled-system/css/index.js'
import type { AppType } from '#workbench/account/session/app-info.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { http } from '#workbench/http/http.ts'

interface Provider {
  readonly code: string
  readonly kind: string
  readonly name: string
}

/** Other houses that may vouch for a person here: a button for each that the college has enabled. */
export function Providers({ appType }: { readonly appType: AppType }) {
  const t = useText()
  const [providers, setProviders] = useState<readonly Provider[]>([])
  const [leaving, setLeaving] = useState<string | null>(null)
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    const asked = { query: { appType }, anonymous: true, quiet: true }
    http<readonly Provider[] | null>('base/openApi/loginTypes', asked).then(
      // A token that comes with the address needs no button.
      (said) => setProviders((said ?? []).filter(({ kind }) => kind !== 'jwt')),
      () => {},
    )
  }, [appType])
  if (providers.length === 0) return null

  const begin = async (source: string) => {
    setLeaving(source)
    setWords(null)
    try {
      const body = { source, returnTo: window.location.pathname }
      const asked = { method: 'POST', body, anonymous: true, quiet: true } as const
      const { url } = await http<{ url: string }>('auth/openApi/social/begin', asked)
      if (!/^https?:$/.test(new URL(url, window.location.href).protocol)) throw new TypeError(url)
      window.location.assign(url)
    } catch (failure) {
      setWords(failure instanceof HttpFailure ? failure.message : '暂时不能用这种方式登录，请稍后再试')
      setLeaving(null)
    }
  }
  return (
    <section aria-label={t('其他登录方式')}>
      <Stack gap="sm">
        <p className={rule}>{t('其他登录方式')}</p>
        {words && (
          <p role="alert" className={fault}>
            {t(words)}
          </p>
        )}
        <Stack direction="row" gap="sm" justify="center" wrap>
          {providers.map(({ code, name }) => (
            <Button
              key={code}
              icon={<LogIn aria-hidden />}
              loading={leaving === code}
              onClick={() => begin(code)}
            >
              {name}
            </Button>
          ))}
        </Stack>
      </Stack>
    </section>
  )
}

const rule = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'caption',
  color: 'text.faint',
  _before: {
    content: '""',
    flex: '1',
    borderTopWidth: 'thin',
    borderTopStyle: 'solid',
    borderColor: 'border',
  },
  _after: {
    content: '""',
    flex: '1',
    borderTopWidth: 'thin',
    borderTopStyle: 'solid',
    borderColor: 'border',
  },
})
const fault = css({ textStyle: 'caption', color: 'danger.text', textAlign: 'center' })
