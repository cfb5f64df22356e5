import { useQuery } from '@tanstack/react-query'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Whole } from '#design-system/parts/whole/whole.tsx'
import type { Field } from '#domain/kernel/field.ts'
import { followersOf, followingFrom, takingFrom } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'
import { cellOf } from './kinds/cell.tsx'
import { Upcoming, type UpcomingProps } from './kinds/upcoming.tsx'
import { oneQuery } from './queries.ts'
import type { AnyRow } from './row.ts'
import type { Choices } from './use-choices.ts'
import type { Values } from './values.ts'

export interface FollowingProps {
  readonly resource: AnyResource
  /** The field that the others follow. */
  readonly name: string
  readonly row?: AnyRow
  readonly values: Values
  readonly choices: Choices
}

/** What nobody enters and follows from what was entered, shown at once: the grade of the class that was chosen. */
export function Following(props: FollowingProps) {
  const { resource, name, values } = props
  const { cron }: Field = resource.fields[name]
  return (
    <>
      {followersOf(resource, name).length > 0 && <Followers {...props} />}
      {cron && <NextTimes resource={resource} cron={String(values[name] ?? '')} />}
    </>
  )
}

function NextTimes(schedule: UpcomingProps) {
  const { t } = useTranslation()
  return (
    <Whole>
      <Descriptions items={[{ label: t('接下来五次'), whole: true, value: <Upcoming {...schedule} /> }]} />
    </Whole>
  )
}

function Followers({ resource, name, row, values, choices }: FollowingProps) {
  const { t } = useTranslation()
  const followers = followersOf(resource, name)
  const takes = takingFrom(resource).find(([from]) => from === name)?.[1]
  const source = useDeclared((takes && (resource.fields[name] as Field).target) ?? '')
  const id = values[name]
  const moved = Boolean(source) && typeof id === 'string' && row?.[name] !== id
  const { data } = useQuery({ ...oneQuery(source ?? resource, String(id)), enabled: moved, retry: false })
  const pointed = data as AnyRow | undefined
  const copied = Object.entries(takes ?? {}).map(([here, there]) => [here, pointed?.[there]] as const)
  const labels = Object.entries(takes ?? {}).map(
    ([here, there]) => [here, pointed?.labels?.[there] ?? null] as const,
  )
  const shown = {
    ...row,
    ...(takes && row?.[name] !== id && { ...Object.fromEntries(copied), labels: Object.fromEntries(labels) }),
    ...(takes ? {} : followingFrom(resource, values)),
  } as unknown as AnyRow
  return (
    <Whole>
      <Descriptions
        items={followers.map((follower) => {
          const field: Field = resource.fields[follower]
          return { label: t(field.label), value: cellOf({ name: follower, field, row: shown, choices }) }
        })}
      />
    </Whole>
  )
}
