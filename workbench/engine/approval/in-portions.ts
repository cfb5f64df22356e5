/** Sends many in portions, one after another, so that no call is long; says after each how many are behind it. */
export async function inPortions<Item, Answer>(
  items: readonly Item[],
  most: number,
  send: (some: readonly Item[]) => Promise<Answer>,
  onSent: (count: number) => void,
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < items.length; from += most) {
    const some = items.slice(from, from + most)
    answers.push(await send(some))
    onSent(from + some.length)
  }
  return answers
}
