import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { List } from '#design-system/list/list.tsx'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { Binding } from '#domain/system/own-account/calls.ts'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { type Provider, signInCalls } from '#domain/system/sign-in/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Loaded } from './loaded.tsx'
import { bindingsQuery } from './queries.ts'

/** Accounts at other houses that sign this person in here. */
export function Bindings() {
  const { t } = useTranslation()
  const query = useQuery(bindingsQuery)
  const queries = useQueryClient()
  const confirm = useConfirm()
  const [leaving, setLeaving] = useState<string | null>(null)
  const [words, setWords] = useState<string | null>(null)

  const bind = async ({ code }: Provider) => {
    setLeaving(code)
    setWords(null)
    try {
      const asked = { source: code, returnTo: '/personalcenter?tab=bindings' }
      const { url } = await ask(signInCalls.beginProvider, asked, { quiet: true })
      if (!/^https?:$/.test(new URL(url, window.location.href).protocol)) throw new TypeError(url)
      window.location.assign(url)
    } catch (failure) {
      setWords(failure instanceof HttpFailure ? failure.message : '暂时不能绑定，请稍后再试')
      setLeaving(null)
    }
  }
  const unbind = async ({ name }: Provider, { id }: Binding) => {
    const sure = await confirm({
      title: t('解除与“{{name}}”的绑定？', { name }),
      text: t('解除后不能再用它登录，随时可以重新绑定。'),
      confirmText: t('解除绑定'),
      danger: true,
      work: async () => {
        await ask(ownAccountCalls.unbind, { id }, { quiet: true })
        await queries.invalidateQueries({ queryKey: bindingsQuery.queryKey })
      },
    })
    if (sure) toast.success(t('已解除绑定'))
  }

  return (
    <Loaded query={query} title={t('账号绑定')}>
      {(rows) => (
        <Stack>
          {words && <Alert tone="danger">{t(words)}</Alert>}
          <List
            label={t('账号绑定')}
            empty={
              <Empty
                size="sm"
                title={t('没有可以绑定的账号')}
                description={t('学校还没有启用第三方登录方式。')}
              />
            }
            items={rows.map(({ provider, binding }) => ({
              id: provider.code,
              title: provider.name,
              avatar: <MenuIcon name={provider.icon || 'link'} />,
              description: binding
                ? t('已绑定 {{time}}', { time: binding.boundAt ?? '' })
                : t('未绑定，绑定后可以用它登录'),
              actions: binding ? (
                <Button size="sm" onClick={() => void unbind(provider, binding)}>
                  {t('解除绑定')}
                </Button>
              ) : (
                <Button size="sm" loading={leaving === provider.code} onClick={() => void bind(provider)}>
                  {t('绑定')}
                </Button>
              ),
            }))}
          />
        </Stack>
      )}
    </Loaded>
  )
}
