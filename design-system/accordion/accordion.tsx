import { Accordion as Ark } from '@ark-ui/react/accordion'
import { ChevronRight } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { accordion } from '#styled-system/recipes/index.js'

export interface AccordionItem {
  readonly value: string
  readonly title: string
  /** Quiet words at the end of the head: how many, filled in or not. */
  readonly note?: string
  /** Actions beside the head. */
  readonly extra?: ReactNode
  readonly disabled?: boolean
  readonly content: ReactNode
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[]
  /** What is open. */
  readonly value?: string[]
  readonly defaultValue?: string[]
  readonly onChange?: (value: string[]) => void
  /** Opening one closes the other. */
  readonly single?: boolean
  /** Level of the heads, as they stand in the page. */
  readonly level?: 2 | 3 | 4
  readonly ref?: Ref<HTMLDivElement>
}

/** Sections under one another that fold by their heads. */
export const Accordion = ({
  items,
  value,
  defaultValue,
  onChange,
  single = false,
  level = 3,
  ref,
}: AccordionProps) => {
  const style = accordion()
  const Heading = `h${level}` as const
  return (
    <Ark.Root
      ref={ref}
      className={style.root}
      value={value}
      defaultValue={defaultValue}
      onValueChange={(next) => onChange?.(next.value)}
      multiple={!single}
      collapsible
      lazyMount
    >
      {items.map((item) => (
        <Ark.Item key={item.value} value={item.value} disabled={item.disabled} className={style.item}>
          <div className={style.head}>
            <Heading className={style.heading}>
              <Ark.ItemTrigger className={style.trigger}>
                <Ark.ItemIndicator className={style.arrow}>
                  <ChevronRight aria-hidden />
                </Ark.ItemIndicator>
                <span className={style.title}>{item.title}</span>
                {item.note && <span className={style.note}>{item.note}</span>}
              </Ark.ItemTrigger>
            </Heading>
            {item.extra && <span className={style.extra}>{item.extra}</span>}
          </div>
          <Ark.ItemContent className={style.content}>
            <div className={style.body}>{item.content}</div>
          </Ark.ItemContent>
        </Ark.Item>
      ))}
    </Ark.Root>
  )
}
