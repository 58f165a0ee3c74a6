/** What a permission lets its holder do with the things of a module. */
export type Verb = 'read' | 'manage' | 'decide' | 'seal' | 'share' | 'sell' | 'discount'
