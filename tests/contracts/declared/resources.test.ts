import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { icons } from '#design-system/menu-icon/icons.ts'
import { areas, dictionaries, resources, tables } from '#domain/index.ts'
import { type Action, askedForms, namesOfActionCall } from '#domain/kernel/action.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { Lines } from '#domain/kernel/form.ts'
import { copiesIn } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { isPath, pathsOf, placeOf, prefixesOf } from '#domain/kernel/through.ts'
import { labels, labelsOf } from '#scripts/labels/labels.ts'
import { askedArea, isAsked, isOfAsked } from '#tests/support/asked-area.ts'
import { englishFiles, inventedAreas, portalFiles } from './english-files.ts'

/** What the compiler cannot see across all definitions. It reads them only, so it takes a blink. */
const named = new Map(resources.map((resource) => [resource.name as string, resource]))
const english = Object.assign(
  {},
  ...globSync(englishFiles).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
)
const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe.each(resources.filter(isOfAsked).map((resource) => [resource.name, resource] as const))(
  '%s',
  (_, resource) => {
    const fields = resource.fields as Fields
    const entries: readonly [string, Field][] = Object.entries(fields)
    // What is for machines alone, as answers that are kept as JSON, is filled by fields of the form's own.
    const filled = entries
      .filter(([, { presence, technical }]) => presence !== 'system' && !technical)
      .map(([name]) => name)
    const known = (names: readonly string[]) => names.filter((name) => !(name in fields))

    it('points only at resources that exist, and that have a name of their own', () => {
      const targets = entries.flatMap(([, { target }]) => target ?? [])
      expect(targets.filter((target) => !named.has(target))).toEqual([])
      const nameless = targets.filter((target) => {
        const { title, fields } = named.get(target) ?? resource
        return (fields as Fields)[title]?.kind !== 'text'
      })
      expect(nameless).toEqual([])
    })

    it('names only fields that it has', () => {
      const { title, columns, filters, parent, scope = [], unique = [], indexes = [], rules = [] } = resource
      const scoped = scope.map(({ field }) => field.split('.')[0] as string).filter((field) => field !== 'id')
      const rest = [unique, indexes, rules.map((rule) => rule.fields)].flat(2) as string[]
      const own = [...columns, ...filters].filter((name) => !isPath(name))
      expect(known([title, ...own, ...(parent ? [parent] : []), ...scoped, ...rest])).toEqual([])
    })

    it('goes by its paths through the rows that its references point at, to what a list may show', () => {
      for (const [path, of] of Object.entries(resource.through ?? {}))
        expect([path, of]).toEqual([path, named.get(placeOf(resource, path).field.target ?? '')])
      const passed = pathsOf(resource).flatMap(prefixesOf)
      expect(Object.keys(resource.through ?? {}).filter((path) => !passed.includes(path))).toEqual([])
      const ends = pathsOf(resource).map((path) => [path, placeOf(resource, path).field] as const)
      const wrong = ends.filter(
        ([path, { secret, technical, kind }]) =>
          secret || technical || ['files', 'references', 'rich-text'].includes(kind) || path.length > 58,
      )
      expect(wrong).toEqual([])
    })

    it('puts every field a person fills on its form, once', () => {
      const form = resource.form as Readonly<Record<string, readonly string[]>> | undefined
      expect(
        Object.values(form ?? { all: filled })
          .flat()
          .toSorted(),
      ).toEqual(filled.toSorted())
    })

    it('has one label for one thing', () => {
      expect(twice([...shownFields(resource).values()].map(({ label }) => label))).toEqual([])
      expect(twice(entries.map(([, { label }]) => label))).toEqual([])
    })

    it('lists nine columns at most, none of them long', () => {
      expect(resource.columns.length).toBeLessThanOrEqual(9)
      expect(twice(resource.columns)).toEqual([])
      const shown = shownFields(resource)
      expect(resource.columns.filter((name) => shown.get(name)?.kind === 'long-text')).toEqual([])
    })

    it('adds up what is counted, and shows one of its sums without being asked', () => {
      const { sums = [], columns } = resource
      const uncounted = sums.filter((name: string) => {
        const { kind, year, secret, technical } = fields[name] ?? {}
        return !(kind === 'money' || kind === 'integer') || year || secret || technical
      })
      expect([uncounted, twice(sums)]).toEqual([[], []])
      if (sums.length > 0) expect(columns.some((name: string) => sums.includes(name))).toBe(true)
    })

    it('does not search through what is masked', () => {
      expect(entries.filter(([, { masked, searchable }]) => masked && searchable)).toEqual([])
      const shown = shownFields(resource)
      expect(resource.filters.filter((name) => (fields[name] ?? shown.get(name))?.masked)).toEqual([])
    })

    it('knows each dictionary that a field chooses from', () => {
      const chosen = entries.flatMap(([, { dictionary }]) => dictionary ?? [])
      expect(chosen.filter((dictionary) => !dictionaries.includes(dictionary))).toEqual([])
    })

    it('hangs under rows of its own kind', () => {
      if (resource.parent) expect(fields[resource.parent]?.target).toBe(resource.name)
    })
  },
)

it('no two resources share a name, a table, or a label', () => {
  expect(twice(resources.map(({ name }) => name.replace(/[.-]/g, '_')))).toEqual([])
  expect(twice(resources.map(({ label }) => label))).toEqual([])
})

it('no two dictionaries share a name', () => {
  expect(twice(dictionaries.map(({ name }) => name))).toEqual([])
})

it('every screen stands in its area, on resources that exist', () => {
  const screens = areas.flatMap(({ area, screens }) => screens.map((screen) => ({ area, ...screen })))
  expect(screens.filter(({ area, path }) => !path.startsWith(`${area}/`))).toEqual([])
  const generic = screens.filter(({ kind }) => kind !== 'custom')
  const unknown = [
    ...generic.map(({ resource }) => resource),
    ...screens.flatMap(({ parts }) => parts),
  ].filter((name) => !named.has(name))
  expect(unknown).toEqual([])
  expect(screens.filter(({ resource }) => !tables.some(({ name }) => name === resource))).toEqual([])
  const settings = generic.filter(({ resource }) => named.get(resource)?.singleton)
  expect(screens.filter(({ kind }) => kind === 'config')).toEqual(settings)
  for (const { path, resource, columns } of screens) {
    if (!columns) continue
    const shown = shownFields(named.get(resource) as AnyResource)
    const wrong = columns.filter((name) => !shown.has(name) || shown.get(name)?.kind === 'long-text')
    expect([path, wrong, twice(columns), columns.length <= 9]).toEqual([path, [], [], true])
  }
  expect(screens.filter(({ kind, resource }) => kind === 'tree' && !named.get(resource)?.parent)).toEqual([])
  expect(twice(screens.map(({ path }) => path))).toEqual([])
  const groups = areas.flatMap(({ groups = [] }) => groups)
  expect([...areas, ...groups, ...screens].filter(({ icon }) => !(icon in icons))).toEqual([])
})

it('a screen that only reads lets nobody write, and asks for values that its fields have', () => {
  const screens = areas.flatMap((area) => area.screens)
  const writes: readonly string[] = ['add', 'update', 'remove', 'import']
  const writing = screens
    .filter(({ reads }) => reads)
    .flatMap(({ path, access }) =>
      Object.entries(access).flatMap(([role, verbs]) =>
        verbs.some((verb) => writes.includes(verb)) ? [`${path} ${role}`] : [],
      ),
    )
  expect(writing).toEqual([])
  const asked = screens.flatMap(({ path, resource, where }) =>
    Object.keys(where).flatMap((name) =>
      named.get(resource)?.filters.includes(name) ? [] : [`${path} ${name}`],
    ),
  )
  expect(asked).toEqual([])
})

describe.each(areas.filter(({ area }) => isAsked(area)).map((area) => [area.area, area] as const))(
  'the menu of %s',
  (_, area) => {
    const { screens, groups = [], joined = [] } = area
    const paths = screens.map(({ path }) => path)
    const grouped = groups.flatMap((group) => group.screens)

    it('has nine entries a level at most', () => {
      expect(groups.length + paths.filter((path) => !grouped.includes(path)).length).toBeLessThanOrEqual(9)
      expect(groups.filter((group) => group.screens.length > 9)).toEqual([])
    })

    it('joins screens of its own behind one entry, each behind one at most', () => {
      const behind = joined.flatMap((set) => set.screens)
      expect(behind.filter((path) => !paths.includes(path))).toEqual([])
      expect(twice(behind)).toEqual([])
    })

    it('has groups of its own screens, each in one of them', () => {
      expect(grouped.filter((path) => !paths.includes(path))).toEqual([])
      expect(twice(grouped)).toEqual([])
      expect(groups.filter((group) => group.screens.length === 0)).toEqual([])
    })

    it('names each entry once', () => {
      expect(twice([...paths, ...groups.map(({ code }) => `${area.area}/${code}`)])).toEqual([])
      expect(twice([area, ...groups, ...screens].map(({ title }) => title))).toEqual([])
    })
  },
)

it('every resource stands in the area that its name says, where the workbench looks for it', () => {
  const strays = areas.flatMap(({ area, resources }) =>
    resources.flatMap(({ name }) => (name.startsWith(`${area}.`) ? [] : name)),
  )
  expect(strays).toEqual([])
})

it('what students take care of stands among their services: what is applied for, and what a screen says', () => {
  const starting = areas
    .flatMap((area) => area.screens)
    .filter(({ kind, starts }) => starts && kind !== 'apply')
  expect(starting.filter(({ access }) => !access.student)).toEqual([])
  if (!askedArea)
    expect(starting.map(({ title }) => title).toSorted()).toEqual(
      ['报修', '我的缴费', '学生签到', '我的签到', '去向登记', '家庭成员', '我的信息'].toSorted(),
    )
})

it('every resource is reached through a screen', () => {
  const reached = areas.flatMap(({ screens }) =>
    screens.flatMap(({ resource, parts }) => [resource, ...parts]),
  )
  expect([...named.keys()].filter((name) => !reached.includes(name))).toEqual([])
  const parts = areas.flatMap(({ screens }) => screens.flatMap((screen) => screen.parts))
  expect(twice(parts)).toEqual([])
})

it('a screen names only fields of its resource, and settles only what can be asked for', () => {
  const screens = areas.flatMap((area) => area.screens)
  for (const { resource, where, without } of screens) {
    const declared = named.get(resource)
    expect(without.filter((name) => !(name in (declared?.fields ?? {})))).toEqual([])
    expect(Object.keys(where).filter((name) => !declared?.filters.includes(name))).toEqual([])
  }
})

it('an action shares no name with a call that every resource has, and a role may only do what is declared', () => {
  const common = [
    'page',
    'list',
    'getOne',
    'sums',
    'add',
    'update',
    'remove',
    'batchRemove',
    'batchUpdate',
    'restore',
    'history',
    'getSelect',
    'getTree',
    'import',
    'export',
    'reveal',
  ]
  const grantedOn = ({
    actions = {},
    permissions = {},
  }: Pick<AnyResource, 'actions' | 'permissions'> = {}) => [
    ...Object.keys(actions),
    ...Object.keys(permissions),
  ]
  const taken = resources.flatMap((resource) => {
    const names = grantedOn(resource)
    return names.filter((name, at) => common.includes(name) || names.indexOf(name) !== at)
  })
  expect(taken).toEqual([])
  const verbs = ['view', 'add', 'update', 'remove', 'import', 'export', 'reveal', 'review']
  const screens = areas.flatMap((area) => area.screens)
  const undeclared = screens.flatMap(({ path, resource, access }) =>
    Object.values(access)
      .flat()
      .filter((verb) => ![...verbs, ...grantedOn(named.get(resource))].includes(verb))
      .map((verb) => `${path} ${verb}`),
  )
  expect(undeclared).toEqual([])
})

it('an action asks by names of its own, for what exists, and by rules over what it asks', () => {
  const faults = resources.flatMap((resource) =>
    askedForms(resource).flatMap(([action, { fields, visibleWhen, requiredWhen }]) => {
      const entries = Object.entries(fields as Fields)
      const names = entries.map(([name]) => name)
      const rules = [visibleWhen, requiredWhen].flatMap((rules) => Object.entries(rules ?? {}))
      return [
        ...names.filter((name) => (namesOfActionCall as readonly string[]).includes(name)),
        ...entries.flatMap(([, { target }]) => (target && !named.has(target) ? [target] : [])),
        ...entries.flatMap(([name, { presence }]) => (presence === 'system' ? [name] : [])),
        ...rules
          .flatMap(([name, rule]) => [name, ...(rule as { readonly from: readonly string[] }).from])
          .filter((name) => !names.includes(name)),
      ].map((fault) => `${resource.name}:${action} ${fault}`)
    }),
  )
  expect(faults).toEqual([])
  const never = resources.flatMap(({ name, actions = {} }) =>
    Object.entries(actions).flatMap(([action, { when }]) =>
      when && /=>\s*false$/.test(String(when)) ? [`${name}:${action}`] : [],
    ),
  )
  expect(never, 'a permission that no row ever allows is declared under permissions').toEqual([])
})

it('an action keeps an answer in a field of the row only where that is of its kind, and filled by nobody else', () => {
  const keeping = resources.flatMap(({ name, fields, actions = {} }) =>
    Object.entries<Action>(actions)
      .filter(([, { keep }]) => keep)
      .map(([action, { asks = {}, step, over, open, print }]) => ({
        about: `${name}:${action}`,
        kept: Object.entries<Field>(asks).flatMap(([of, { kind }]) =>
          of in fields ? [{ of, kind, field: (fields as Fields)[of] }] : [],
        ),
        elsewhere: step ?? over ?? open ?? print,
      })),
  )
  expect(keeping.length).toBeGreaterThan(0)
  for (const { about, kept, elsewhere } of keeping) {
    expect(elsewhere, about).toBeUndefined()
    expect(kept.length, about).toBeGreaterThan(0)
    for (const { of, kind, field } of kept)
      expect([field?.kind, field?.presence], `${about} ${of}`).toEqual([kind, 'system'])
  }
})

it('what narrows a reference is a reference there and here, to rows of one table', () => {
  const forms = resources.flatMap((resource) => [
    [resource.name, resource, undefined] as const,
    ...askedForms(resource).map(([action, form]) => [`${resource.name}:${action}`, form, resource] as const),
    ...Object.entries<Lines>(resource.lines ?? {}).map(
      ([name, lines]) => [`${resource.name} ${name}`, lines.resource, resource] as const,
    ),
  ])
  const narrowed = forms.flatMap(([form, { fields }, about]) =>
    Object.entries<Field>(fields).flatMap(([name, { target, within = {} }]) =>
      Object.entries(within).map(([there, here]) => {
        const source: Field | undefined = fields[here] ?? about?.fields[here]
        const from = here === 'id' && !fields.id ? about?.name : source?.target
        const to = (named.get(target ?? '')?.fields as Fields | undefined)?.[there]
        return [`${form}.${name}`, to?.kind, to?.target, from] as const
      }),
    ),
  )
  expect(narrowed.length).toBeGreaterThan(0)
  expect(narrowed.filter(([, kind, to, from]) => kind !== 'reference' || to !== from)).toEqual([])
})

it('a running number is unique by itself, fits its column, and is given by an action that there is', () => {
  const numbered = resources.flatMap((resource) =>
    Object.entries<Field>(resource.fields).flatMap(([name, field]) =>
      field.numbered ? [{ resource, name, field, of: field.numbered }] : [],
    ),
  )
  expect(numbered.length).toBeGreaterThan(0)
  for (const { resource, name, field, of } of numbered) {
    expect(resource.unique, resource.name).toContainEqual([name])
    expect(of.prefix, resource.name).toMatch(/^[A-Z]{1,6}$/)
    expect(of.prefix.length + 8 + of.digits, resource.name).toBeLessThan(field.max ?? 0)
    if (of.by) expect(Object.keys(resource.actions ?? {}), resource.name).toContain(of.by)
  }
})

it('an action over many rows names fields that there are, and gives what the row that it makes needs', () => {
  const acts = resources.flatMap((resource) =>
    Object.values<Action>(resource.actions ?? {}).map((action) => ({ resource, action })),
  )
  const many = acts.filter(({ action: { over } }) => over)
  expect(many.length).toBeGreaterThan(0)
  const alone = acts.filter(({ action: { over, same, makes } }) => !over && (same || makes))
  expect(alone.map(({ resource }) => resource.name)).toEqual([])
  for (const { resource, action } of many) {
    const { same = [], asks = {}, makes, label } = action
    const about = `${resource.name} ${label}`
    // What only a single row can be done with has no place here.
    const alone = ['set', 'keep', 'open', 'print', 'trial', 'single', 'step', 'byCase', 'revises'] as const
    expect(
      alone.filter((name) => action[name] !== undefined),
      about,
    ).toEqual([])
    expect(Object.keys(resource.fields), about).toEqual(expect.arrayContaining([...same]))
    if (!makes) continue
    const { resource: made, lines, from, fills = {} } = makes
    const line = made.lines?.[lines]
    expect(line, about).toBeDefined()
    expect(Object.keys(line?.resource.fields ?? {}), about).toEqual(expect.arrayContaining(Object.keys(from)))
    expect(['id', ...Object.keys(resource.fields)], about).toEqual(
      expect.arrayContaining(Object.values(from)),
    )
    const needs = (fields: Fields) =>
      Object.entries<Field>(fields).flatMap(([name, { presence, initial }]) =>
        presence === 'required' && initial === undefined ? [name] : [],
      )
    expect(Object.keys(asks), about).toEqual(expect.arrayContaining(Object.values(fills)))
    const filled = [...Object.keys(asks), ...Object.keys(fills), ...same]
    expect(filled, about).toEqual(expect.arrayContaining(needs(made.fields)))
    expect(Object.keys(from), about).toEqual(expect.arrayContaining(needs(line?.resource.fields ?? {})))
  }
})

it('no word of which a field holds several has a sign in it that parts them in a sheet', () => {
  const words = resources.flatMap(({ name, fields }) =>
    Object.entries<Field>(fields).flatMap(([field, { kind, dictionary }]) =>
      kind === 'choices' && dictionary
        ? Object.values(dictionary.labels).map((word) => `${name}.${field} ${word}`)
        : [],
    ),
  )
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((word) => /[、，,；;]/.test(word))).toEqual([])
})

it('no name that is put together has the name of a person in it, which a mask would not cover', () => {
  const people = ['base.student', 'base.teacher', 'system.user', 'admissions.admitted-student']
  const within = resources.flatMap((resource) =>
    copiesIn(resource).flatMap(([by, takes]) =>
      Object.entries(resource.computed ?? {})
        .filter(([, how]) => how?.from.some((name) => takes[name] === 'name'))
        .filter(() => people.includes((resource.fields as Fields)[by]?.target ?? ''))
        .map(([name]) => `${resource.name}.${name}`),
    ),
  )
  expect(within).toEqual([])
})

it('no secret is listed, searched, filtered or named after', () => {
  const shown = resources.flatMap(({ name, fields, columns, filters, title }) =>
    Object.entries(fields as Fields)
      .filter(([, { secret }]) => secret)
      .filter(([field, { searchable }]) => searchable || [...columns, ...filters, title].includes(field))
      .map(([field]) => `${name}.${field}`),
  )
  expect(shown).toEqual([])
})

it('every label has its English', () => {
  const asked = askedArea ? areas.filter(({ area }) => isAsked(area)).flatMap(labelsOf) : labels
  expect(asked.filter((label) => !english[label])).toEqual([])
})

it('a label of the product has its English in the product, whatever an invented area says', () => {
  const fetched = Object.assign(
    {},
    ...globSync(portalFiles).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  )
  const own = areas.filter(({ area }) => !inventedAreas.includes(area))
  // The product's lists of tasks and events name the invented ones too.
  const entered = new Set(
    areas
      .filter(({ area }) => inventedAreas.includes(area))
      .flatMap(({ events = {}, scheduled = {} }) => [...Object.values(events), ...Object.values(scheduled)])
      .map(({ label }) => label),
  )
  expect(own.length).toBeGreaterThan(10)
  expect(own.flatMap(labelsOf).filter((label) => !fetched[label] && !entered.has(label))).toEqual([])
})
