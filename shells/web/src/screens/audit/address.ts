export const AUDIT_FILTERS = ['kind', 'actor', 'action', 'target', 'from', 'to'] as const
