import { Portal } from '@ark-ui/react/portal'
import { Select as Ark } from '@ark-ui/react/select'
import { Check } from 'lucide-react'
import { useText } from '#design-system/text/text.tsx'
import { select } from '#styled-system/recipes/index.js'
import { noOption, type Option } from './option.ts'

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
            <div className={style.none} {...noOption}>
              {t('暂无数据~')}
            </div>
          )}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  )
}
