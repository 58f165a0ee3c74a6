import { queryClient } from '../../api/query-client.ts'

export const ORGANISATION = 'organisation'

/** Everything about people, roles and invitations hangs together: one change can be seen in all of the lists. */
export async function organisationChanged(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [ORGANISATION] })
}

/** Roles decide what the person at the screen may see as well. */
export async function rightsChanged(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['me'] })
  void queryClient.invalidateQueries({ queryKey: ['menus'] })
  await organisationChanged()
}
