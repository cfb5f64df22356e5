/** Takes away what nobody sees at either end: spaces of every width, tabs, line ends, a byte order mark. */
export const trimSpace = (text: string) => text.trim()
