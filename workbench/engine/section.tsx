import { type ReactNode, useId } from 'react'
import { Stack } from '#design-system/stack/stack.tsx'
import { cva } from '#styled-system/css/index.js'

export interface SectionProps {
  /** Left out where there is only one. */
  readonly title?: string
  readonly children: ReactNode
}

/** Fields that belong together, under their common name. */
export function Section({ title, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined}>
      <Stack>
        {title && (
          <h3 id={id} className={heading()}>
            {title}
          </h3>
        )}
        {children}
      </Stack>
    </section>
  )
}

const heading = cva({ base: { textStyle: 'body.strong' } })
