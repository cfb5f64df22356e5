import type { ReactNode } from 'react'
import { Field } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'

/** One input in all the states that a field knows. `control` draws it empty or filled. */
export const InEveryState = ({ control }: { readonly control: (filled: boolean) => ReactNode }) => (
  <Grid least="md">
    <Field label="未填写">{control(false)}</Field>
    <Field label="已填写">{control(true)}</Field>
    <Field label="必填" required help="说明写在这里">
      {control(false)}
    </Field>
    <Field label="有误" required error="请按说明修改">
      {control(true)}
    </Field>
    <Field label="不可用" disabled>
      {control(true)}
    </Field>
    <Field label="只读" readOnly>
      {control(true)}
    </Field>
    <Field
      label="名称特别长的一个字段，比如二〇二六届毕业生就业去向登记"
      help="说明也可以很长，写到第二行甚至第三行，不会挤出边框，也不会盖住下面的内容。"
    >
      {control(true)}
    </Field>
  </Grid>
)
