/** An application on the home page of a person. */
export type OwnApplication = {
  readonly id: string
  readonly client_id: string
  readonly name: string
  readonly description: string | null
  readonly logo_uri: string | null
  readonly launch_uri: string
  readonly category: string | null
  readonly favourite: boolean
  readonly last_opened_at: string | null
}
