import { areas, dictionaries, resources, statistics } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { WallFigure } from '#domain/system/wall/figure.ts'
import { wallScreens } from '#domain/system/wall/screens.ts'

const ofField = ({ label, duration, bytes, help, dictionary }: Field) => [
  label,
  ...[duration, bytes].filter((title) => title !== undefined),
  ...(help ? [help] : []),
  ...(dictionary ? [dictionary.label, ...Object.values(dictionary.labels)] : []),
]

const ofResource = ({ label, fields, form, rules, actions, permissions, singleton }: AnyResource) => [
  label,
  ...Object.keys(form ?? {}),
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

/** Every Chinese text that the declarations bring to a screen, once. */
export const labels: readonly string[] = [
  ...new Set([
    ...areas.flatMap(({ title, screens, groups = [] }) => [
      title,
      ...[...groups, ...screens].map(({ title }) => title),
    ]),
    ...resources.flatMap(ofResource),
    ...statistics.flatMap(({ measures, called = {} }) => [
      ...Object.values(measures).map(({ label }) => label),
      ...Object.values(called),
    ]),
    ...Object.values(wallScreens).flatMap(({ title, figures }) => [
      title,
      ...Object.values<WallFigure>(figures).flatMap(({ label, words = [] }) => [label, ...words]),
    ]),
    ...dictionaries.flatMap(({ label, labels }) => [label, ...Object.values(labels)]),
  ]),
]
