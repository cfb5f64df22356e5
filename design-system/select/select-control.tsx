import { useFieldContext } from '@ark-ui/react/field'
import { Select as Ark } from '@ark-ui/react/select'
import { ChevronDown, X } from 'lucide-react'
import type { Ref } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { innerButton, select } from '#styled-system/recipes/index.js'
import { useSelectKeys } from './use-select-keys.ts'

export interface SelectControlProps {
  readonly shown: string
  readonly placeholder?: string
  readonly label?: string
  readonly clearable?: boolean
  readonly size?: 'sm' | 'md' | 'lg'
  readonly ref?: Ref<HTMLButtonElement>
}

/** The closed face of `Select` and `MultiSelect`: what is chosen, clear, open. */
export const SelectControl = ({ shown, placeholder, label, clearable, size, ref }: SelectControlProps) => {
  const t = useText()
  const field = useFieldContext()
  const style = select({ size })
  const { closed } = useSelectKeys()
  return (
    <>
      {label && <Ark.Label className={style.label}>{label}</Ark.Label>}
      <Ark.Control className={style.control}>
        <Ark.Trigger
          ref={ref}
          className={style.trigger}
          aria-describedby={field?.ariaDescribedby}
          aria-invalid={field?.invalid || undefined}
          aria-required={field?.required || undefined}
          aria-readonly={field?.readOnly || undefined}
          title={shown || undefined}
          onKeyDownCapture={closed}
        >
          <span className={style.value} data-empty={shown ? undefined : ''}>
            {shown || (placeholder ?? t('请选择'))}
          </span>
        </Ark.Trigger>
        <div className={style.buttons}>
          {clearable && shown && !field?.readOnly && (
            <Ark.Context>
              {(api) =>
                !api.disabled && (
                  <Ark.ClearTrigger
                    className={innerButton()}
                    data-clear=""
                    aria-label={t('清除')}
                    tabIndex={-1}
                  >
                    <X aria-hidden />
                  </Ark.ClearTrigger>
                )
              }
            </Ark.Context>
          )}
          <Ark.Indicator className={style.indicator}>
            <ChevronDown aria-hidden />
          </Ark.Indicator>
        </div>
      </Ark.Control>
      <Ark.HiddenSelect />
    </>
  )
}
