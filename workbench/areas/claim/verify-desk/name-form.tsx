import { type FormEvent, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { nameDesk } from './desk-name.ts'

interface NameFormProps {
  readonly name: string
  readonly onDone: () => void
}

/** Which desk this computer is: asked once, and kept here for anyone who sits at it. */
export function NameForm({ name, onDone }: NameFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(name)
  const isEmpty = typed.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) return
    nameDesk(typed)
    onDone()
  }
  return (
    <Card title={t('这台电脑是哪个核验台？')}>
      <form onSubmit={submit}>
        <Stack gap="md" align="start">
          <Field
            label={t('台号')}
            required
            help={t('写在每一次核验和凭条上，只需填写一次。例如：东区体育馆 1 号台')}
          >
            <TextInput
              value={typed}
              size="lg"
              maxLength={40}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Button type="submit" size="lg" variant="solid" disabled={isEmpty}>
            {t('开始核验')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
