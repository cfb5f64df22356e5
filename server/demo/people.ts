import type { Random } from '#server/core/chance.ts'
import { type Gender, personName } from '#server/engine/demo/names.ts'
import { padded } from '#server/engine/demo/padded.ts'
import { unassignableId } from '#server/engine/demo/resident-ids.ts'

/** What students and teachers have in common. Born in the years from `born[0]` to `born[1]`. */
export function identityOf(
  random: Random,
  gender: Gender,
  born: readonly [number, number],
  political: Readonly<Record<string, number>>,
) {
  const year = born[0] + random.below(born[1] - born[0] + 1)
  const birthDate = `${year}-${padded(1 + random.below(12))}-${padded(1 + random.below(28))}`
  return {
    ...personName(random, gender, year < 1998 ? 'older' : 'young'),
    gender,
    birthDate,
    idType: '1' as const,
    idNo: unassignableId(random, birthDate, gender),
    political: random.weighted(political),
  }
}
