import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useLater } from '#design-system/parts/later/use-later.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { ownAccountCalls } from '#domain/system/own-account/calls.ts'
import { fetchProviders, setOut } from '#workbench/account/landings/providers.ts'
import { ask } from '#workbench/http/ask.ts'
import { session } from '#workbench/http/storage/storage.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const dismissed = 'bindingDismissed'
const loadDialog = () => import('#design-system/dialog/dialog.tsx')
const isTrue = (value: unknown): value is true => value === true

/** After signing in, where the college asks for a binding that the person has not made (specification, section 4). */
export function BindingPrompt() {
  const { t } = useTranslation()
  const [later, setLater] = useState(() => session.read(dismissed, isTrue) === true)
  const [leaving, setLeaving] = useState<string | null>(null)
  const [words, setWords] = useState<string | null>(null)
  const { data: missing = [] } = useQuery({
    queryKey: ['session-prompts', 'binding'],
    enabled: !later,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const asked = (await fetchProviders(0)).filter(({ bindingAsked }) => bindingAsked)
      if (asked.length === 0) return []
      const own = await ask(ownAccountCalls.bindings, undefined, { quiet: true })
      return asked.filter(({ code }) => !own.some(({ source }) => source === code))
    },
  })
  const isAsked = !later && missing.length > 0
  const drawn = useLater(loadDialog, isAsked)
  const dismiss = () => {
    session.write(dismissed, true)
    setLater(true)
  }
  const bind = async (code: string) => {
    setLeaving(code)
    setWords(null)
    try {
      await setOut(code, '/personalcenter?tab=bindings')
    } catch (failure) {
      setWords(failure instanceof Error ? failure.message : '')
      setLeaving(null)
    }
  }
  if (!drawn) return null
  return (
    <drawn.Dialog
      open={isAsked}
      size="sm"
      title={t('请绑定账号')}
      onClose={dismiss}
      footer={<Button onClick={dismiss}>{t('下次再说')}</Button>}
    >
      <Stack>
        <p>{t('学校要求把下面的账号与您的校园账号绑定，绑定后可以用它直接登录。')}</p>
        {words && <p role="alert">{t(words)}</p>}
        {missing.map(({ code, name }) => (
          <Button key={code} variant="solid" wide loading={leaving === code} onClick={() => void bind(code)}>
            {t('绑定{{name}}', { name })}
          </Button>
        ))}
      </Stack>
    </drawn.Dialog>
  )
}
