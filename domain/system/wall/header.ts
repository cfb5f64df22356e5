/** The header in which a wall names itself. */
export const wallHeader = 'Wall-Token'
