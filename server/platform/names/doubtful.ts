import { normalCardNumber } from '#domain/base/campus-card.ts'
import type { Field } from '#domain/kernel/field.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'
import { normalName } from '#domain/kits/person-name.ts'
import { normalIdNo } from '#domain/kits/resident-id.ts'
import { normalMobile, normalPhone } from '#domain/rules/phone.ts'

type Shape = NonNullable<Field['normal']>

/**
 * What of a text may be out of its shape, as the database finds it; whatever has none of it is in shape. Few texts that
 * are in shape have it, so that no more is read of a list than may have to be changed.
 */
export const doubtful: ReadonlyMap<Shape, string> = new Map<Shape, string>([
  // All but Han of the basic block with single dots between them, as nearly every name is.
  [normalName, '[^\\u4e00-\\u9fff·]|··'],
  [plainLine, '[^!-~]'],
  [normalPhone, '[^!-~]'],
  [normalMobile, '^(?!1[3-9][0-9]{9}$)'],
  [normalIdNo, '[^!-`]'],
  [normalCardNumber, '[^0-9A-Z]'],
])
