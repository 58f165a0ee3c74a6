/** Words of the columns, which the wire has too. */
export type PeerStatus = 'unconfirmed' | 'active' | 'suspended'
export type Direction = 'out' | 'in'
export type LinkStatus = 'proposed' | 'approved' | 'suspended'
export type MessageStatus = 'queued' | 'retrying' | 'held' | 'delivered' | 'dead' | 'received'
