import { X } from 'lucide-react'
import { useRef } from 'react'
import { ComboboxFrame, type ComboboxFrameProps } from '#design-system/combobox/combobox-frame.tsx'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { firstNames } from '#design-system/select/option.ts'
import { useText } from '#design-system/text/text.tsx'
import { combobox } from '#styled-system/recipes/index.js'

export interface MultiComboboxProps
  extends ComboboxFrameProps,
    Omit<Controlled<readonly string[]>, 'onChange'> {
  readonly onChange?: (value: string[]) => void
  /** Names of values that are not among the options; names once seen are remembered. */
  readonly selectedLabels?: Readonly<Record<string, string>>
  /** How many chips are shown while it is closed; the rest is only counted. Default 3. */
  readonly maxShown?: number
}

/** Several rows out of many, found by typing: a filter on a reference. */
export const MultiCombobox = ({
  value,
  defaultValue,
  onChange,
  selectedLabels,
  maxShown = 3,
  ...rest
}: MultiComboboxProps) => {
  const [codes, setCodes] = useControlled<readonly string[]>(
    { value, defaultValue, onChange: onChange && ((next) => onChange([...next])) },
    [],
  )
  const seen = useRef(new Map<string, string>())
  for (const option of rest.options) seen.current.set(option.value, option.label)
  return (
    <ComboboxFrame
      {...rest}
      several
      values={codes}
      onValues={setCodes}
      shown=""
      chips={(open) => (
        <Chips
          codes={codes}
          most={open ? codes.length : maxShown}
          name={(code) => selectedLabels?.[code] ?? seen.current.get(code) ?? code}
          disabled={rest.disabled}
          onRemove={(code) => setCodes(codes.filter((other) => other !== code))}
        />
      )}
    />
  )
}

interface ChipsProps {
  readonly codes: readonly string[]
  readonly most: number
  readonly name: (code: string) => string
  readonly disabled?: boolean
  readonly onRemove: (code: string) => void
}

const Chips = ({ codes, most, name, disabled, onRemove }: ChipsProps) => {
  const t = useText()
  const style = combobox({ several: true })
  const { shown, hidden } = firstNames(codes, most)
  return (
    <>
      {shown.map((code) => (
        <span key={code} className={style.chip}>
          <span className={style.chipText} title={name(code)}>
            {name(code)}
          </span>
          <button
            type="button"
            className={style.chipRemove}
            aria-label={t('移除 {{name}}', { name: name(code) })}
            disabled={disabled}
            onClick={() => onRemove(code)}
          >
            <X aria-hidden />
          </button>
        </span>
      ))}
      {hidden && <span className={style.more}>{t('等 {{count}} 项', { count: codes.length })}</span>}
    </>
  )
}
