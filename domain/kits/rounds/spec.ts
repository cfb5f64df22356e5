import type { Fields } from '#domain/kernel/field.ts'
import type { Act } from '#domain/kernel/flow.ts'
import type { AnyFormRules } from '#domain/kernel/form.ts'
import type { AnyResource, Scope } from '#domain/kernel/resource.ts'

/** Something that everybody of an audience is to do within a time. */
export interface RoundSpec {
  /** `records.info` names the resources `records.info-round` and `records.info-turn`. */
  readonly name: `${string}.${string}`
  /** What is to be done: 信息核对. */
  readonly label: string
  /** Whom its rounds are for; left out, students. */
  readonly of?: 'staff'
  /** The screen on which a person does it. */
  readonly path: `/${string}`
  /** The button by which a person has done it: 确认信息无误. */
  readonly finish: string
  /** What that asks, kept with the person's turn. */
  readonly asks?: Fields
  /** How its questions go by one another. */
  readonly asking?: Pick<Act, 'visibleWhen' | 'requiredWhen' | 'notBefore'>
  /** The button by which a student corrects what they answered, until the deadline: 修改去向. Only beside `vouch`. */
  readonly revise?: string
  /** What that asks and nobody keeps, such as where a phone is. */
  readonly tells?: Fields
  /** How staff do it in the place of a student; left out, they do not. */
  readonly vouch?: Pick<Act, 'label' | 'asks' | 'visibleWhen' | 'requiredWhen'>
  /** What a round says beside its time and audience. */
  readonly fields?: Fields
  /** Whom it is for, beside what every round says of that. */
  readonly audience?: Fields
  /** A round may be held again every day, until a day of its own. */
  readonly repeats?: true
  /** Further rules, reach and actions of the rounds. */
  readonly rounds?: More & Pick<AnyResource, 'actions'>
  /** What the server keeps with a turn, and what its list shows of that. */
  readonly turns?: More & { readonly fields: Fields } & Pick<
      AnyResource,
      'columns' | 'sort' | 'filters' | 'indexes' | 'through' | 'called'
    >
}

interface More extends Pick<AnyFormRules, 'visibleWhen' | 'requiredWhen' | 'computed' | 'linked'> {
  readonly rules?: AnyResource['rules']
  readonly scope?: readonly Scope[]
}
