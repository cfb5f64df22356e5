import type { studentState } from '#domain/dictionaries/student.ts'
import type { PostgraduateLevel } from '../postgraduate/words.ts'
import type { ChangeKind } from './words.ts'

type State = keyof typeof studentState.labels

/** What a kind of change asks, and what it does to the record. */
export interface KindFacts {
  /** The states in which a student may be. */
  readonly from: readonly State[]
  /** The state afterwards; left out, it stays. */
  readonly to?: State
  /** It is for a time, which has to be told. */
  readonly forATime?: true
  /** It ends in another class: one of another major that is asked for, of the same major, or it may, or it may not. */
  readonly into?: 'major' | 'class' | 'maybe'
  /** Of the new class against the old one's: a lower grade is one that entered later. */
  readonly grade?: 'same' | 'lower' | 'higher' | 'sameOrLower'
  /** Another school is to be named. */
  readonly school?: true
  /** The parents sign, and their letter is enclosed. */
  readonly parents?: true
  /** Only into what a college has opened, see `records.change-scope`. */
  readonly scoped?: true
  /** Of a postgraduate: the level afterwards, and with it the length of study of the new major. */
  readonly level?: PostgraduateLevel
  /** Of a postgraduate: another mentor takes over, or may. */
  readonly mentor?: 'must' | 'may'
}

const present = ['01', '05'] as const
const away = ['02', '04', '13'] as const
const gone = ['02', '03', '04', '06', '15', '99'] as const

/** Of every kind; the bounds that a college sets are those of the rules beside this. */
export const kindFacts: Readonly<Record<ChangeKind, KindFacts>> = {
  '01': { from: present, to: '13', forATime: true },
  '02': { from: present, into: 'class', grade: 'lower' },
  '03': { from: present, into: 'class', grade: 'lower' },
  '04': { from: present, into: 'class', grade: 'higher' },
  '05': { from: present, forATime: true },
  '06': { from: present, forATime: true },
  '07': { from: present },
  '08': { from: ['13'], to: '05', into: 'maybe', grade: 'sameOrLower' },
  '11': { from: present, to: '02', forATime: true, parents: true },
  '12': { from: ['02', '04'], to: '05', into: 'maybe', grade: 'sameOrLower' },
  '13': { from: present, to: '04', forATime: true },
  '14': { from: present, to: '12', forATime: true },
  '15': { from: ['12'], to: '01', into: 'maybe', grade: 'sameOrLower' },
  '16': { from: ['01', '12'], to: '99' },
  '17': { from: gone, to: '05', into: 'maybe', grade: 'sameOrLower' },
  '18': { from: [...present, ...away, '06', '15'], to: '99' },
  '19': { from: present, to: '02', forATime: true },
  '21': { from: present, to: '10', school: true, parents: true },
  '22': { from: ['12', '99'], to: '01', into: 'class', grade: 'sameOrLower', school: true },
  '23': { from: present, into: 'major', grade: 'sameOrLower', scoped: true },
  '24': { from: [...present, '07'], to: '01', into: 'major' },
  '25': { from: present, into: 'major' },
  '26': { from: present, into: 'major', grade: 'sameOrLower', scoped: true },
  '27': { from: present, into: 'major', level: 'doctor', mentor: 'may' },
  '28': { from: present, into: 'major', level: 'master', mentor: 'may' },
  '29': { from: present, into: 'class', grade: 'same' },
  '31': { from: [...present, ...away], to: '03', parents: true },
  '42': { from: [...present, ...away], to: '14' },
  '51': { from: [...present, ...away, '12'], to: '11' },
  '61': { from: present, to: '07' },
  '62': { from: present, to: '08' },
  '63': { from: [...present, ...away, '03'], to: '09' },
  '64': { from: present, forATime: true, school: true },
  '65': { from: present },
  '71': { from: present, mentor: 'must' },
  '99': { from: [...present, ...away, '12', '99'] },
}

export interface Chosen {
  readonly wish: string | null
  readonly decision: string | null
}

/** What is asked for or decided; undefined while nothing is chosen. */
export const kindIn = ({ wish, decision }: Chosen): ChangeKind | undefined =>
  (decision ?? wish ?? undefined) as ChangeKind | undefined

/** Whether a fact holds of the kind that a form has chosen. */
export const asksFor = (which: (facts: KindFacts) => unknown) =>
  ({
    from: ['wish', 'decision'],
    holds: (row: Chosen) => {
      const kind = kindIn(row)
      return kind !== undefined && Boolean(which(kindFacts[kind]))
    },
  }) as const

/** Whether the student does not study at the college afterwards, so that bed and place fall free. */
export const leaves = (kind: ChangeKind): boolean => {
  const { to } = kindFacts[kind]
  return to !== undefined && to !== '01' && to !== '05'
}
