/** How a chart stands in a panel: the panel has its title, nobody has a mouse, and it fills what it is given. */
export const onPanel = { titleHidden: true, tools: false, still: true, tips: false, height: 'fill' } as const
