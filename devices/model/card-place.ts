/**
 * Where the card is that was read last: on its reader still, or taken away. Told only by readers that can know; of the
 * others nothing is said.
 */
export type CardPlace = 'lying' | 'lifted'
