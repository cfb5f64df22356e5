import { RefreshCw } from 'lucide-react'
import { type Ref, useCallback, useEffect, useImperativeHandle, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { css } from '#styled-system/css/index.js'
import { http } from '#workbench/http/http.ts'

interface Captcha {
  readonly key: string
  /** A data address. */
  readonly image?: string
  /** A sum in words, for those who do not see the picture. */
  readonly text?: string
}

export interface CaptchaHandle {
  /** What was asked and what was typed; null while there is nothing to send. */
  answer(): { readonly key: string; readonly code: string } | null
  /** Another one: each is good for one try. */
  renew(): void
}

/** A picture to read off, or a sum to work out: both say that a person is typing. */
export function CaptchaField({ asked, ref }: { readonly asked: boolean; readonly ref: Ref<CaptchaHandle> }) {
  const t = useText()
  const [kind, setKind] = useState<'image' | 'spoken'>('image')
  const [captcha, setCaptcha] = useState<Captcha | null | 'failed'>(null)
  const [code, setCode] = useState('')
  const renew = useCallback(async () => {
    setCaptcha(null)
    setCode('')
    const coming = http<Captcha>('auth/captcha', { query: { type: kind }, anonymous: true, quiet: true })
    setCaptcha(await coming.catch(() => 'failed' as const))
  }, [kind])
  useEffect(() => void renew(), [renew])
  const ready = captcha !== null && captcha !== 'failed' ? captcha : null
  useImperativeHandle(ref, () => ({
    answer: () => (ready && code.trim() ? { key: ready.key, code: code.trim() } : null),
    renew,
  }))

  return (
    <Stack gap="xs">
      <Field
        label={t('验证码')}
        error={
          captcha === 'failed'
            ? t('验证码没有取到，请换一个')
            : asked && code.trim() === '' && t('请输入验证码')
        }
      >
        <Stack direction="row" gap="sm" align="center">
          <TextInput
            name="captcha"
            size="lg"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={12}
            placeholder={kind === 'image' ? t('图中的字符') : t('算式的结果')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <button
            type="button"
            className={picture}
            aria-label={t('换一个验证码')}
            title={t('换一个验证码')}
            onClick={renew}
          >
            {ready?.text ? (
              <span role="status">{ready.text}</span>
            ) : ready?.image ? (
              <img src={ready.image} alt="" />
            ) : captcha === 'failed' ? (
              <RefreshCw aria-hidden />
            ) : (
              <Spinner />
            )}
          </button>
        </Stack>
      </Field>
      <div className={other}>
        <Button variant="ghost" size="sm" onClick={() => setKind(kind === 'image' ? 'spoken' : 'image')}>
          {kind === 'image' ? t('看不清？换成文字算式') : t('换成图片验证码')}
        </Button>
      </div>
    </Stack>
  )
}

const other = css({ display: 'flex', justifyContent: 'flex-end' })
const picture = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: '32',
  height: 'control.lg',
  paddingInline: '2',
  borderRadius: 'control',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border',
  bg: 'surface.sunken',
  color: 'text',
  textStyle: 'body',
  cursor: 'pointer',
  _focusVisible: { outline: '{borderWidths.thick} solid {colors.focus}' },
  '& img': { height: 'control.md', width: 'auto', display: 'block' },
  '& svg': { width: 'icon.md', height: 'icon.md' },
})
