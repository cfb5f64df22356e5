import { type ComponentType, Fragment } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FormSection } from '#design-system/form/form-section.tsx'
import type { Field } from '#domain/kernel/field.ts'
import { isShown } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Following } from './following.tsx'
import type { FormDesign } from './form-design.ts'
import { linesOf } from './line-values.ts'
import { LinesSection } from './lines-section.tsx'
import { useReveal } from './rights/use-reveal.tsx'
import type { AnyRow } from './row.ts'
import { isReadOnly, RowField } from './row-field.tsx'
import { OwnPosition } from './sign-in/own-position.tsx'
import type { Choices } from './use-choices.ts'
import type { sectionsOf, Values } from './values.ts'

export type ForetoldPart = ComponentType<{ readonly values: Values }>

export interface FormFieldsProps {
  readonly resource: AnyResource
  readonly row?: AnyRow
  /** The row that what is asked is about, where that is an action. */
  readonly about?: Values | undefined
  readonly sections: ReturnType<typeof sectionsOf>
  readonly form: UseFormReturn<Values>
  readonly choices: Choices
  /** By the name of the field; what is not named may be written. */
  readonly access?: Readonly<Record<string, FieldAccess>>
  /** Only some of the fields are asked for, and the lines with none of them. */
  readonly partial?: boolean
  /** Stands under the first section, and is told what is being filled. */
  readonly Foretold?: ForetoldPart
  readonly design?: FormDesign | undefined
  /** At the most. Default two. */
  readonly columns?: 'one' | 'two'
}

/** The fields of a row in their sections, those that are asked for as it stands, and its lines. */
export function FormFields({
  resource,
  row,
  about,
  sections,
  form,
  choices,
  access = {},
  partial,
  Foretold,
  design,
  columns = 'two',
}: FormFieldsProps) {
  const { t } = useTranslation()
  const values = useWatch({ control: form.control }) as Values
  const shared = { resource, form, choices, values, about, ...(row && { row }) }
  const { seen, eyeOf, dialog } = useReveal(resource, row)
  const accessTo = (name: string) => access[(resource.fields[name] as Field).keptIn ?? name]
  const isOffered = (name: string) => accessTo(name) !== 'hidden' && isShown(resource, name, values)
  const mayFill = (name: string) => isOffered(name) && !isReadOnly(accessTo(name))
  /** Under a latitude, where both of the pair may be filled in. */
  const positionOf = (name: string) => {
    const { longitude }: Field = resource.fields[name]
    if (!longitude || partial || !mayFill(longitude) || !mayFill(name)) return null
    return <OwnPosition form={form} longitude={longitude} latitude={name} />
  }
  const inOrder = (names: readonly string[]) => design?.order(names, values) ?? names
  return (
    <>
      {sections.map(([title, names], at) => (
        <Fragment key={title}>
          <FormSection title={title && t(title)} columns={columns}>
            {inOrder(names.filter(isOffered)).map((name) => (
              <Fragment key={name}>
                <RowField
                  {...shared}
                  name={name}
                  hint={design?.hint(name, values)}
                  eye={eyeOf(name)}
                  whole={seen[name]}
                  access={row || accessTo(name) !== 'review' ? accessTo(name) : 'write'}
                />
                <Following {...shared} name={name} />
                {positionOf(name)}
              </Fragment>
            ))}
          </FormSection>
          {at === 0 && Foretold && <Foretold values={values} />}
        </Fragment>
      ))}
      {!partial &&
        linesOf(resource).map(([name, lines]) => (
          <LinesSection key={name} name={name} lines={lines} form={form} row={row} values={values} />
        ))}
      {dialog}
    </>
  )
}
