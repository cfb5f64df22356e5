import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { GoodsWho } from '#domain/claim/goods/desk-calls.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { whoOfText } from './who-of-text.ts'

interface FindStudentProps {
  readonly finding: boolean
  readonly onWho: (who: GoodsWho) => void
  /** Somebody begins to type another one. */
  readonly onText: () => void
  /** What may be a name, while it is typed; empty for what is no name. */
  readonly onName: (name: string) => void
}

/** One line for everything: a reader types its number here, a hand a name. */
export function FindStudent({ finding, onWho, onText, onName }: FindStudentProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [short, setShort] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const who = whoOfText(text)
        setShort(!who)
        if (!who) return
        onWho(who)
        // An identity number does not stay on the screen.
        setText('name' in who ? text : '')
      }}
    >
      <Stack direction="row" gap="sm" wrap align="end">
        <div className={box()}>
          <Field
            label={t('查找学生')}
            error={short ? t('请输入至少两个字的姓名，或完整的证件号码') : undefined}
          >
            <TextInput
              size="lg"
              icon={<Search />}
              clearable
              autoFocus
              autoComplete="off"
              placeholder={t('姓名、拼音、考生号、身份证号或卡号')}
              value={text}
              onWords={(value) => {
                if (value !== '' && text === '') onText()
                setText(value)
                const who = whoOfText(value)
                onName(who && 'name' in who ? who.name : '')
              }}
            />
          </Field>
        </div>
        <Button type="submit" size="lg" variant="solid" loading={finding}>
          {t('查找')}
        </Button>
      </Stack>
    </form>
  )
}

/** Wide enough for what may be typed there. */
const box = cva({ base: { width: 'dialog.sm', maxWidth: 'full' } })
