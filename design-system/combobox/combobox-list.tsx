import { Combobox as Ark } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import { Check } from 'lucide-react'
import { noOption, type Option } from '#design-system/select/option.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { combobox } from '#styled-system/recipes/index.js'

export interface ComboboxListProps {
  readonly options: readonly Option[]
  readonly loading?: boolean
}

/** The floating list of `Combobox` and `MultiCombobox`: keeps the old hits while new ones are on their way. */
export const ComboboxList = ({ options, loading }: ComboboxListProps) => {
  const t = useText()
  const style = combobox()
  const note = options.length > 0 ? null : loading ? t('加载中') : t('没有符合的选项')
  return (
    <>
      <Ark.Context>
        {/* A list may hold options only, so the note is told beside it. */}
        {(box) => (
          <span className={style.label} role="status">
            {box.open && note}
          </span>
        )}
      </Ark.Context>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={style.content} aria-busy={loading || undefined}>
            {options.map((option) => (
              <Ark.Item key={option.value} item={option} className={style.item}>
                <Ark.ItemText className={style.itemText}>{option.label}</Ark.ItemText>
                <Ark.ItemIndicator className={style.tick}>
                  <Check aria-hidden />
                </Ark.ItemIndicator>
              </Ark.Item>
            ))}
            {note && (
              <div className={style.note} {...noOption}>
                {loading && <Spinner size="sm" />}
                {note}
              </div>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </>
  )
}
