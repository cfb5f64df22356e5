import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { type Provider, signInCalls } from '#domain/system/sign-in/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'

interface ProvidersProps {
  readonly providers: readonly Provider[]
  /** Told why it did not lead there; null when another try begins. */
  readonly onFault: (words: string | null) => void
}

/** A button for each of the systems that may vouch for a person here. */
export function Providers({ providers, onFault }: ProvidersProps) {
  const [leaving, setLeaving] = useState<string | null>(null)
  const begin = async (source: string) => {
    setLeaving(source)
    onFault(null)
    try {
      const asked = { source, returnTo: window.location.pathname }
      const { url } = await ask(signInCalls.beginProvider, asked, { quiet: true })
      if (!/^https?:$/.test(new URL(url, window.location.href).protocol)) throw new TypeError(url)
      window.location.assign(url)
    } catch (failure) {
      onFault(failure instanceof HttpFailure ? failure.message : '暂时不能用这种方式登录，请稍后再试')
      setLeaving(null)
    }
  }
  return providers.map(({ code, name }) => (
    <Button key={code} icon={<LogIn aria-hidden />} loading={leaving === code} onClick={() => begin(code)}>
      {name}
    </Button>
  ))
}
