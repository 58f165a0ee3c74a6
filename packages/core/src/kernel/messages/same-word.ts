/** Words that two languages rightly write the same. */
export const SAME_WORD = ['Invitations', 'Organisation', 'Organisations', 'Roles']
