import { type ReactNode, useId } from 'react'
import { Stack } from '#design-system/stack/stack.tsx'
import { cva } from '#styled-system/css/index.js'

export interface SectionProps {
  /** Left out where there is only one. */
  readonly title?: string
  /** At the end of the line of the title: how it is shown. */
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** Fields that belong together, under their common name. */
export function Section({ title, extra, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined}>
      <Stack>
        {title && (
          <div className={head()}>
            <h3 id={id} className={heading()}>
              {title}
            </h3>
            {extra}
          </div>
        )}
        {children}
      </Stack>
    </section>
  )
}

const head = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
  },
})
const heading = cva({ base: { textStyle: 'body.strong' } })
