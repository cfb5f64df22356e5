import { handedOver } from '#machines/approval/entrusted.ts'
import { fits } from '#machines/approval/fits.ts'
import { resumed } from '#machines/approval/resume.ts'
import { actorOf, needsComment, onlyAdministrator, type Rule } from './rule.ts'

const reasoned = needsComment('请填写原因')

export const suspend: Rule<'suspend'> = {
  on: 'case',
  refusal: onlyAdministrator,
  fault: reasoned,
  facts: (scene, { comment = '' }) => [{ type: 'suspended', by: actorOf(scene), comment }],
}

export const activate: Rule<'activate'> = {
  on: 'case',
  refusal: onlyAdministrator,
  facts: (scene) => [
    { type: 'activated', by: actorOf(scene), ...resumed(scene) },
    ...(scene.of.suspendedFrom === 'reviewing' ? handedOver(scene) : []),
  ],
}

/** Ends a case without a verdict. */
export const terminate: Rule<'terminate'> = {
  on: 'case',
  refusal: onlyAdministrator,
  fault: reasoned,
  facts: (scene, { comment = '' }) => [{ type: 'terminated', by: actorOf(scene), comment }],
}

/** The case counts as never filed. */
export const voidCase: Rule<'void'> = {
  on: 'case',
  refusal: onlyAdministrator,
  fault: reasoned,
  facts: (scene, { comment = '' }) => [{ type: 'voided', by: actorOf(scene), comment }],
}

/** To the version that the definition at hand is. */
export const move: Rule<'move'> = {
  on: 'case',
  refusal: onlyAdministrator,
  fault: ({ of, definition }) => fits(of, definition)[0],
  facts: (scene) => [{ type: 'moved', by: actorOf(scene), version: scene.definition.version }],
}
