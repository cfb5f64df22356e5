/** What a batch that removes says when nothing is chosen (specification, sections 5 and 8). */
export const nothingChosen = '没有获取到要删除的数据！'

/** The ids of a batch: a list, or a text that joins them by commas. Blanks are none. */
export const chosenIds = (ids: string | readonly string[]): readonly string[] =>
  (typeof ids === 'string' ? ids.split(',') : ids).map((id) => id.trim()).filter((id) => id !== '')
