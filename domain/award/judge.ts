import { type HardshipLevel, hardshipLevels } from '#domain/affairs/hardship/words.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { type ConditionKind, conditionKinds, type operators } from './words.ts'

/** A place among so many; null where nobody has computed it. */
export interface Place {
  readonly rank: number
  readonly size: number
}

/** What is known of a student in the school year for which an award is given; null is not known. */
export interface Figures {
  readonly enrolled: boolean
  /** The first school year of the studies is 1. */
  readonly studyYear: number | null
  readonly punishedNow: boolean
  readonly punishedInYear: boolean
  readonly violationPoints: number
  readonly classPlace: Place | null
  readonly majorPlace: Place | null
  readonly gradePlace: Place | null
  readonly total: number | null
  readonly moral: number | null
  readonly intellectual: number | null
  readonly physical: number | null
  readonly aesthetic: number | null
  readonly labour: number | null
  readonly hardship: HardshipLevel | null
  /** Names of awards that this one is not given beside, which the student has or has a place for. */
  readonly excluding: readonly string[]
}

export interface Condition {
  readonly kind: ConditionKind
  readonly operator: keyof typeof operators.labels | null
  readonly value: number | null
  readonly hardshipLevel: HardshipLevel | null
  /** Without it nobody applies; the others are only shown. */
  readonly hard: boolean
}

/** One condition with what is asked and what the student has, both in words. */
export interface Judgement {
  readonly kind: ConditionKind
  readonly asked: string
  readonly own: string
  readonly holds: boolean
  readonly hard: boolean
}

const places = { classRank: 'classPlace', majorRank: 'majorPlace', gradeRank: 'gradePlace' } as const
const points = ['total', 'moral', 'intellectual', 'physical', 'aesthetic', 'labour'] as const
const isPlace = (kind: ConditionKind): kind is keyof typeof places => kind in places
const isPoints = (kind: ConditionKind): kind is (typeof points)[number] =>
  (points as readonly string[]).includes(kind)

/** Whether a condition of this kind compares a figure with a value. */
export const asksValue = (kind: ConditionKind): boolean =>
  kind === 'studyYear' || kind === 'violationPoints' || isPlace(kind) || isPoints(kind)

/** How far down a place is, in percent of those ranked, with one decimal: the second of forty is 5. */
export const percentOf = ({ rank, size }: Place): number => Math.round((rank / size) * 1000) / 10

const levels = Object.keys(hardshipLevels.labels) as HardshipLevel[]
const atLeastAsHard = (own: HardshipLevel | null, asked: HardshipLevel | null) =>
  own !== null && (asked === null || levels.indexOf(own) <= levels.indexOf(asked))

/** The figure of a kind that compares; null where it is not known. A percentage is exact, not as it is shown. */
function figureOf(kind: ConditionKind, figures: Figures): number | null {
  if (kind === 'studyYear') return figures.studyYear
  if (kind === 'violationPoints') return figures.violationPoints
  if (isPlace(kind)) {
    const place = figures[places[kind]]
    return place && (place.rank * 100) / place.size
  }
  return isPoints(kind) ? figures[kind] : null
}

function figureInWords(kind: ConditionKind, figures: Figures): string {
  if (isPlace(kind)) {
    const place = figures[places[kind]]
    return place
      ? phrase('第 {{rank}} 名，共 {{size}} 人（{{percent}}%）', { ...place, percent: percentOf(place) })
      : '没有测评排名'
  }
  const figure = figureOf(kind, figures)
  if (figure === null) return isPoints(kind) ? '没有测评得分' : '没有记录'
  return kind === 'studyYear'
    ? phrase('第 {{count}} 学年', { count: figure })
    : phrase('{{count}} 分', { count: figure })
}

function askedInWords({ kind, operator, value }: Condition): string {
  const most = operator !== 'atLeast'
  const count = value ?? 0
  if (isPlace(kind))
    return most ? phrase('前 {{count}}%', { count }) : phrase('前 {{count}}% 以外', { count })
  if (kind === 'studyYear')
    return most ? phrase('不超过第 {{count}} 学年', { count }) : phrase('第 {{count}} 学年及以上', { count })
  return most ? phrase('不超过 {{count}} 分', { count }) : phrase('不低于 {{count}} 分', { count })
}

function compared(condition: Condition, figures: Figures) {
  const { kind, operator, value } = condition
  const figure = figureOf(kind, figures)
  const holds = figure !== null && (operator === 'atLeast' ? figure >= (value ?? 0) : figure <= (value ?? 0))
  return { asked: askedInWords(condition), own: figureInWords(kind, figures), holds }
}

function plain({ kind, hardshipLevel }: Condition, figures: Figures) {
  switch (kind) {
    case 'enrolled':
      return { asked: '在籍在校', own: figures.enrolled ? '在籍在校' : '不在校', holds: figures.enrolled }
    case 'notPunished':
      return { asked: '没有', own: figures.punishedNow ? '有' : '没有', holds: !figures.punishedNow }
    case 'noPunishment':
      return { asked: '没有', own: figures.punishedInYear ? '有' : '没有', holds: !figures.punishedInYear }
    case 'hardship':
      return {
        asked: hardshipLevel
          ? phrase('{{level}}及以上', { level: hardshipLevels.labels[hardshipLevel] })
          : '已认定',
        own: figures.hardship ? hardshipLevels.labels[figures.hardship] : '未认定',
        holds: atLeastAsHard(figures.hardship, hardshipLevel),
      }
    default:
      return {
        asked: '未获得',
        own: figures.excluding.length > 0 ? phrase('{{names}}', { names: figures.excluding }) : '未获得',
        holds: figures.excluding.length === 0,
      }
  }
}

/** Each condition with the student's own figure. A figure that is not known does not hold. */
export const judge = (conditions: readonly Condition[], figures: Figures): readonly Judgement[] =>
  conditions.map((condition) => ({
    ...{ kind: condition.kind, hard: condition.hard },
    ...(asksValue(condition.kind) ? compared(condition, figures) : plain(condition, figures)),
  }))

/** Those that keep somebody from applying. */
export const failing = (judgements: readonly Judgement[]): readonly Judgement[] =>
  judgements.filter(({ hard, holds }) => hard && !holds)

/** One judgement in a sentence: 违纪扣分 8 分，要求不超过 5 分. */
export const inWords = ({ kind, asked, own }: Judgement): string =>
  phrase('{{condition}}：{{own}}，要求 {{asked}}', { condition: conditionKinds.labels[kind], own, asked })
