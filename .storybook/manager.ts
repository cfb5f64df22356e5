import { addons } from 'storybook/manager-api'
import { labelOf, titleWithAliases } from '../stories/guide/aliases.ts'
import { lightBook } from './book-theme.ts'

interface Index {
  readonly entries: Readonly<Record<string, { readonly title: string }>>
}

const withAliases = ({ entries, ...index }: Index): Index => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [id, { ...entry, title: titleWithAliases(entry.title) }]),
  ),
})

// The search of the side bar reads titles alone, and a title in a story file makes its address: the other names of a
// component are put behind its title where the side bar fetches them, and nowhere else.
const { fetch } = window
window.fetch = async (...asked) => {
  const answer = await fetch(...asked)
  const address = asked[0] instanceof Request ? asked[0].url : String(asked[0])
  if (!answer.ok || !/\bindex\.json$/.test(address)) return answer
  return Response.json(withAliases(await answer.json()))
}

addons.setConfig({ theme: lightBook, sidebar: { renderLabel: ({ name }) => labelOf(name) } })
