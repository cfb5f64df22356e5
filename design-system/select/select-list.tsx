import { Portal } from '@ark-ui/react/portal'
import { Select as Ark } from '@ark-ui/react/select'
import { OptionList, type OptionListProps } from '#design-system/parts/option-list/option-list.tsx'
import { optionList } from '#styled-system/recipes/index.js'
import { useSelectKeys } from './use-select-keys.ts'

/** The floating list of `Select` and `MultiSelect`. */
export const SelectList = (props: Omit<OptionListProps, 'parts'>) => {
  const { open } = useSelectKeys()
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content
          className={optionList().content}
          aria-busy={props.loading || undefined}
          onKeyDownCapture={open}
        >
          <OptionList {...props} parts={Ark} />
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  )
}
