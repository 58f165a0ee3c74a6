import type { Answer, Client } from '@tamga/core/testing'
import type { Step } from './change-scenario.ts'

const ROOT = '/api/v1/sso/reviews'
const CAMPAIGNS = '/sso/reviews/campaigns'

/** The life of a campaign, from the draft to the closing, with everything that may happen to its items. */
export function reviewSteps(admin: Client): Step[] {
  const known = { campaign: '', copy: '', schedule: '', items: [] as string[], colleague: '' }
  const campaign = () => `${CAMPAIGNS}/${known.campaign}`
  const schedule = () => `/sso/reviews/schedules/${known.schedule}`
  const keep = async (name: 'campaign' | 'copy' | 'schedule', answer: Promise<Answer>): Promise<Answer> => {
    const done = await answer
    known[name] = done.body?.id
    return done
  }
  const readItems = async () => {
    const { body } = await admin.get(`${campaign()}/items?decision=undecided`)
    known.items = body.items.map(({ id }: { id: string }) => id)
  }
  const inviteColleague = async () => {
    const { body } = await admin.post('/organisation/members', {
      email: 'colleague@first.example',
      name: 'Хамтрагч',
      password: 'one more long seal of amber 1209',
    })
    known.colleague = body.id
  }
  const decision = (word: string) => ({ items: known.items, decision: word })
  return [
    {
      route: `POST ${ROOT}/campaigns`,
      prepare: inviteColleague,
      run: async () => {
        const { user } = (await admin.get('/me')).body
        const scope = { members: [user.id, known.colleague] }
        return keep('campaign', admin.post(CAMPAIGNS, { name: 'Улирлын хяналт', self_review: true, scope }))
      },
    },
    { route: `PUT ${ROOT}/campaigns/:id`, run: () => admin.put(campaign(), { name: 'Жилийн хяналт' }) },
    {
      route: `PUT ${ROOT}/campaigns/:id`,
      changes: 0,
      run: () => admin.put(campaign(), { name: 'Жилийн хяналт' }),
    },
    {
      route: `POST ${ROOT}/campaigns/:id/duplicate`,
      run: () => keep('copy', admin.post(`${campaign()}/duplicate`)),
    },
    {
      route: `POST ${ROOT}/schedules`,
      run: () =>
        keep(
          'schedule',
          admin.post('/sso/reviews/schedules', {
            campaign_id: known.campaign,
            every: 'year',
            next_at: '2099-01-31T00:00:00Z',
          }),
        ),
    },
    { route: `PUT ${ROOT}/schedules/:id`, run: () => admin.put(schedule(), { every: 'month' }) },
    { route: `PUT ${ROOT}/schedules/:id`, changes: 0, run: () => admin.put(schedule(), { every: 'month' }) },
    { route: `DELETE ${ROOT}/schedules/:id`, run: () => admin.delete(schedule()) },
    { route: `DELETE ${ROOT}/campaigns/:id`, run: () => admin.delete(`${CAMPAIGNS}/${known.copy}`) },
    {
      route: `POST ${ROOT}/campaigns/preview`,
      changes: 0,
      run: () => admin.post(`${CAMPAIGNS}/preview`, {}),
    },
    {
      route: `POST ${ROOT}/campaigns/:id/preflight`,
      changes: 0,
      run: () => admin.post(`${campaign()}/preflight`),
    },
    { route: `POST ${ROOT}/campaigns/:id/open`, run: () => admin.post(`${campaign()}/open`) },
    { route: `POST ${ROOT}/campaigns/:id/remind`, run: () => admin.post(`${campaign()}/remind`) },
    {
      route: `POST ${ROOT}/items/:id/reassign`,
      prepare: readItems,
      run: () =>
        admin.post(`/sso/reviews/items/${known.items[0]}/reassign`, {
          reviewer: known.colleague,
          note: 'чөлөө',
        }),
    },
    {
      route: `POST ${ROOT}/campaigns/:id/reassign`,
      run: () =>
        admin.post(`${campaign()}/reassign`, {
          items: known.items,
          reviewer: known.colleague,
          note: 'чөлөө',
        }),
    },
    {
      route: `PUT ${ROOT}/items/:id`,
      run: () => admin.put(`/sso/reviews/items/${known.items[0]}`, { decision: 'keep' }),
    },
    {
      route: `PUT ${ROOT}/items/:id`,
      changes: 0,
      run: () => admin.put(`/sso/reviews/items/${known.items[0]}`, { decision: 'keep' }),
    },
    {
      route: `POST ${ROOT}/campaigns/:id/decisions`,
      changes: 0,
      run: () => admin.post(`${campaign()}/decisions?preview=true`, decision('keep')),
    },
    {
      route: `POST ${ROOT}/campaigns/:id/decisions`,
      run: () => admin.post(`${campaign()}/decisions`, decision('keep')),
    },
    { route: `POST ${ROOT}/campaigns/:id/close`, run: () => admin.post(`${campaign()}/close`) },
  ]
}
