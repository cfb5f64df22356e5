import type { FieldValues } from 'react-hook-form'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { form } from '#styled-system/recipes/index.js'
import type { DraftStore } from './draft.ts'
import { useDraft } from './use-draft.ts'

export interface FormDraftProps<Values extends FieldValues> {
  readonly store: DraftStore<Values>
  /** The time, for those who test it. */
  readonly now?: () => Date
}

const today = () => new Date()

/** At the head of a form: offers what was left there before, then says when the draft was last kept. */
export function FormDraft<Values extends FieldValues>({ store, now = today }: FormDraftProps<Values>) {
  const t = useText()
  const locale = useLocale()
  const { found, kept, restore, discard } = useDraft(store, now)
  const time = (at: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(at))
  if (found)
    return (
      <Alert
        title={t('发现 {{time}} 的草稿', {
          time: time(found.savedAt, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
        action={
          <>
            <Button size="sm" onClick={discard}>
              {t('丢弃')}
            </Button>
            <Button size="sm" variant="solid" onClick={restore}>
              {t('恢复')}
            </Button>
          </>
        }
      />
    )
  return (
    <div className={form().draft} role="status">
      {kept === 'failed'
        ? t('草稿未能保存')
        : kept && t('草稿已保存 · {{time}}', { time: time(kept, { timeStyle: 'short' }) })}
    </div>
  )
}
