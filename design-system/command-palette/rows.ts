import type { Command } from './command.ts'
import { type Mark, match } from './match.ts'

/** What stands in the list, one under another. */
export type Row =
  | { readonly type: 'heading'; readonly key: string; readonly title: string }
  | {
      readonly type: 'command'
      readonly key: string
      readonly command: Command
      readonly marks: readonly Mark[]
    }
  | { readonly type: 'waiting' | 'failed'; readonly key: string }

interface Found {
  readonly command: Command
  readonly marks: readonly Mark[]
}

/** Those that match, the best first; within the best one's group its fellows follow it. */
export function matching(commands: readonly Command[], query: string): readonly Row[] {
  const found = commands
    .flatMap((command) => {
      const hit = match(query, command)
      return hit ? [{ command, ...hit }] : []
    })
    .sort((one, other) => other.score - one.score)
  return grouped(found)
}

/** What is offered before one types: what was used last, then everything. */
export function offered(
  commands: readonly Command[],
  recent: readonly string[],
  title: string,
): readonly Row[] {
  const byId = new Map(commands.map((command) => [command.id, command]))
  const last = recent.flatMap((id) => byId.get(id) ?? [])
  const rest = commands.filter(({ id }) => !recent.includes(id))
  const plain = (list: readonly Command[]) => list.map((command) => ({ command, marks: [] }))
  return [...under(title, plain(last), 'recent'), ...grouped(plain(rest))]
}

export function under(title: string, found: readonly Found[], key = `heading ${title}`): readonly Row[] {
  if (found.length === 0) return []
  const rows = found.map(({ command, marks }): Row => ({ type: 'command', key: command.id, command, marks }))
  return title ? [{ type: 'heading', key, title }, ...rows] : rows
}

function grouped(found: readonly Found[]): readonly Row[] {
  const groups = Map.groupBy(found, ({ command }) => command.group ?? '')
  return [...groups].flatMap(([title, members]) => under(title, members))
}
