import { Portal } from '@ark-ui/react/portal'
import { Select as Ark } from '@ark-ui/react/select'
import { Check } from 'lucide-react'
import { useText } from '#design-system/text/text.tsx'
import { select } from '#styled-system/recipes/index.js'
import type { Option } from './option.ts'

/** A list must hold an option, even to say that there is none. */
const nothing = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const

/** The floating list of `Select` and `MultiSelect`. */
export const SelectList = ({ options }: { readonly options: readonly Option[] }) => {
  const t = useText()
  const style = select()
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={style.content}>
          {options.map((option) => (
            <Ark.Item key={option.value} item={option} className={style.item}>
              <Ark.ItemText className={style.itemText}>{option.label}</Ark.ItemText>
              <Ark.ItemIndicator className={style.tick}>
                <Check aria-hidden />
              </Ark.ItemIndicator>
            </Ark.Item>
          ))}
          {options.length === 0 && (
            <div className={style.none} {...nothing}>
              {t('暂无数据~')}
            </div>
          )}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  )
}
