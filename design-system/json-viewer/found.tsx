/** Words with what was sought marked in them. */
export const Found = ({ words, part }: { readonly words: string; readonly part: string }) => {
  const at = part ? words.toLowerCase().indexOf(part.toLowerCase()) : -1
  if (at < 0) return words
  const end = at + part.length
  return (
    <>
      {words.slice(0, at)}
      <mark>{words.slice(at, end)}</mark>
      <Found words={words.slice(end)} part={part} />
    </>
  )
}
