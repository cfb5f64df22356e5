import type { Pictures } from '#design-system/rich-text/pictures.ts'
import { getFiles } from './calls.ts'

/** Shows the pictures of a text to anyone who may see the row that holds them. */
export const shownPictures: Pick<Pictures, 'show'> = {
  show: async (ids) => new Map((await getFiles(ids)).map(({ fileId, link }) => [fileId, link])),
}
