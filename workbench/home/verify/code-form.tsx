import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { printCodeIn, spokenPrintCode } from '#domain/kernel/print-code.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** The code of a paper, typed by somebody who cannot scan it. `given` is what the address says. */
export function CodeForm({ given }: { readonly given: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState(given && spokenPrintCode(printCodeIn(given) ?? given))
  const [asked, setAsked] = useState(given !== '')
  const code = printCodeIn(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (code) void navigate({ to: `/verify/${code}` })
  }
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Field
            name="code"
            label={t('校验码')}
            required
            help={t('印在文书的二维码旁边，共 12 位，不区分大小写。')}
            error={asked && !code ? t('校验码应为纸上的 12 位字母和数字') : undefined}
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              placeholder="7K2M-Q9XD-041R"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="solid">
            {t('查验')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
