import { ethnic } from '#domain/dictionaries/ethnic.ts'
import { gender, idType, political } from '#domain/dictionaries/national.ts'
import { type Field, type FieldOptions, field } from '#domain/kernel/field.ts'
import { choice, date, text } from '#domain/kernel/fields.ts'
import type { FormRules } from '#domain/kernel/form.ts'
import type { Rule } from '#domain/kernel/rule.ts'
import { normalName } from './person-name.ts'
import { birthDateOf, genderOf, isResidentId, normalIdNo } from './resident-id.ts'

/** The name of a person, kept in the one shape of names. */
export const personName = <const O extends FieldOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => field<string, 'text', O>('text', label, options, { max: 60, normal: normalName })

/** Who somebody is, as the identity card says it. */
export const identity = {
  name: personName('姓名', { required: true, searchable: true, spelt: true, individual: true }),
  gender: choice('性别', gender, { required: true }),
  birthDate: date('出生日期', { required: true, individual: true }),
  idType: choice('证件类型', idType, { required: true, initial: '1' }),
  idNo: text('证件号码', {
    required: true,
    max: 18,
    normal: normalIdNo,
    pattern: /^[A-Z0-9()-]{5,18}$/,
    hint: '证件号码应为 5 至 18 位字母或数字',
    masked: 'id-number',
  }),
  ethnic: choice('民族', ethnic),
  political: choice('政治面貌', political),
} satisfies Record<string, Field>

/** Their names in the order of a form. */
export const identityNames = Object.keys(identity) as readonly (keyof typeof identity)[]

/** Only the number of a resident identity card can be checked (GB 11643). */
export const identityRules: readonly Rule<typeof identity>[] = [
  {
    fields: ['idType', 'idNo'],
    message: '居民身份证号码应为 18 位，且校验码正确',
    holds: ({ idType, idNo }) => idType !== '1' || isResidentId(idNo),
  },
  {
    fields: ['idType', 'idNo', 'birthDate'],
    message: '出生日期与身份证号码不一致',
    holds: ({ idType, idNo, birthDate }) => idType !== '1' || birthDateOf(idNo) === birthDate,
  },
  {
    fields: ['idType', 'idNo', 'gender'],
    message: '性别与身份证号码不一致',
    holds: ({ idType, idNo, gender }) => idType !== '1' || genderOf(idNo) === gender,
  },
]

/** A resident identity card says when its holder was born, and whether as a man or a woman. */
export const identityLinks = {
  idNo: {
    fills: ({ idType, idNo }) => {
      const number = normalIdNo(idNo ?? '')
      return idType === '1' && isResidentId(number)
        ? { birthDate: birthDateOf(number), gender: genderOf(number) }
        : {}
    },
  },
} satisfies NonNullable<FormRules<typeof identity>['linked']>
