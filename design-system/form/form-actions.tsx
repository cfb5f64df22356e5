import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '#design-system/button/button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { form } from '#styled-system/recipes/index.js'

export interface FormActionsProps {
  /** The verb: 保存, 提交. Default 保存. */
  readonly submitText?: string
  readonly onCancel?: () => void
  /** Before the buttons: what else may be done. */
  readonly extra?: ReactNode
  /** Stays at the lower edge while a long form scrolls. */
  readonly sticky?: boolean
}

/** The end of a form: what state it is in, and the ways out. */
export const FormActions = ({ submitText, onCancel, extra, sticky }: FormActionsProps) => {
  const t = useText()
  const { isSubmitting, isDirty } = useFormState()
  const style = form({ sticky })
  return (
    <div className={style.actions}>
      <span className={style.note} role="status">
        {isSubmitting ? t('正在保存') : isDirty && t('有未保存的修改')}
      </span>
      <div className={style.buttons}>
        {extra}
        {onCancel && <Button onClick={onCancel}>{t('取消')}</Button>}
        <Button
          type="submit"
          variant="solid"
          loading={isSubmitting}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {submitText ?? t('保存')}
        </Button>
      </div>
    </div>
  )
}
