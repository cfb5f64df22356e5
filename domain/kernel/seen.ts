import { z } from 'zod'
import { seenLine, seenText } from './seen-text.ts'

/** What somebody writes in one line. Of what is not seen nothing is kept, so that no two names look the same. */
export const line = () => z.string().overwrite(seenLine).trim()

/** What somebody writes in several lines. */
export const prose = () => z.string().overwrite(seenText).trim()
