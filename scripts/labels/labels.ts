import { areas, dictionaries, ownCards, resources, statistics } from '#domain/index.ts'
import type { Area } from '#domain/kernel/area.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { Mine } from '#domain/kernel/mine.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Stats } from '#domain/kernel/stats.ts'
import { fieldsBehind } from '#domain/kernel/through.ts'
import type { WallFigure } from '#domain/system/wall/figure.ts'
import { wallScreens } from '#domain/system/wall/screens.ts'

const ofField = ({ label, duration, bytes, help, dictionary }: Field) => [
  label,
  ...[duration, bytes].filter((title) => title !== undefined),
  ...(help ? [help] : []),
  ...(dictionary ? [dictionary.label, ...Object.values(dictionary.labels)] : []),
]

const ofResource = (resource: AnyResource): string[] => [
  ...fieldsBehind(resource).flatMap(([, field]) => ofField(field)),
  ...ofDeclared(resource),
]

const ofDeclared = ({
  label,
  fields,
  form,
  lines,
  rules,
  actions,
  permissions,
  singleton,
}: AnyResource): string[] => [
  label,
  ...Object.keys(form ?? {}),
  ...Object.values(lines ?? {}).flatMap(({ resource }) => ofResource(resource)),
  ...Object.values(fields as Fields).flatMap(ofField),
  ...(rules ?? []).map((rule) => rule.message),
  ...Object.values(actions ?? {}).flatMap(({ label, confirm, asks = {} }) => [
    label,
    ...(confirm ? [confirm] : []),
    ...Object.values(asks).flatMap(ofField),
  ]),
  ...Object.values(permissions ?? {}),
  ...Object.keys(singleton?.presets ?? {}),
]

const ofStats = ({ measures, called = {} }: Stats) => [
  ...Object.values(measures).map(({ label }) => label),
  ...Object.values(called),
]

const ofMine = ({ sections, figures }: Mine) => [...Object.keys(sections), ...Object.keys(figures)]

const ofMenu = ({ title, screens, groups = [], joined = [] }: Area) => [
  title,
  ...[...groups, ...joined, ...screens].map(({ title }) => title),
]

/** The Chinese texts that the declarations of one area bring to a screen, once each. */
export const labelsOf = (area: Area): readonly string[] => [
  ...new Set([
    ...ofMenu(area),
    ...[...Object.values(area.events ?? {}), ...Object.values(area.scheduled ?? {})].map(
      ({ label }) => label,
    ),
    ...area.resources.flatMap(ofResource),
    ...(area.dictionaries ?? []).flatMap(({ label, labels }) => [label, ...Object.values(labels)]),
    ...area.screens.flatMap(({ stats, mine }) => [
      ...(stats ? ofStats(stats) : []),
      ...(mine ? ofMine(mine) : []),
    ]),
  ]),
]

/** Every Chinese text that the declarations bring to a screen, once. */
export const labels: readonly string[] = [
  ...new Set([
    ...areas.flatMap(ofMenu),
    ...resources.flatMap(ofResource),
    ...statistics.flatMap(ofStats),
    ...ownCards.flatMap(({ mine }) => ofMine(mine)),
    ...Object.values(wallScreens).flatMap(({ title, figures }) => [
      title,
      ...Object.values<WallFigure>(figures).flatMap(({ label, words = [] }) => [label, ...words]),
    ]),
    ...dictionaries.flatMap(({ label, labels }) => [label, ...Object.values(labels)]),
  ]),
]
