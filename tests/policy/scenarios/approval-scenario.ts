import { type Answer, givenMember, type TestPlatform } from '@tamga/core/testing'
import type { Step } from './change-scenario.ts'

const PDF = Buffer.from('%PDF-1.7\n% approve\n%%EOF\n')

/** Documents are sent, withdrawn, handed over and approved; templates, settings and a substitute are made and changed. */
export function approvalSteps({ admin, platform }: TestPlatform): Step[] {
  const known: Record<string, string> = {}
  const keep = async (name: string, answer: Promise<Answer>): Promise<Answer> => {
    const done = await answer
    known[name] = done.body?.id
    return done
  }
  const document = () => `/documents/${known['document']}`
  const template = () => `/approvals/templates/${known['template']}`
  const approval = async (): Promise<string> =>
    `/approvals/${(await admin.get(`${document()}/flow`)).body.steps[0].approvals[0].id}`
  const send = () => admin.post(`${document()}/flow`, { steps: [{ approvers: [known['me']!] }] })
  const prepare = async () => {
    const me = (await admin.get('/me')).body
    known['me'] = me.user.id
    for (const name of ['other', 'third'])
      known[name] = (
        await givenMember(platform.ctx, me.tenant, { email: `${name}-approver@first.example` })
      ).id
    await keep(
      'document',
      admin.request('POST', '/documents?title=Plan', PDF, { 'content-type': 'application/pdf' }),
    )
  }
  return [
    { route: 'POST /api/v1/documents/:id/flow', prepare, run: send },
    { route: 'DELETE /api/v1/documents/:id/flow', run: () => admin.delete(`${document()}/flow`) },
    {
      route: 'POST /api/v1/approvals/:id/delegate',
      prepare: send,
      run: async () => admin.post(`${await approval()}/delegate`, { user: known['other'] }),
    },
    {
      route: 'POST /api/v1/documents/:id/flow/approvers',
      run: () => admin.post(`${document()}/flow/approvers`, { step: 1, user: known['third'] }),
    },
    {
      route: 'POST /api/v1/approvals/:id/reassign',
      prepare: async () => {
        await admin.put('/approvals/settings', { own_documents: 'always' })
      },
      run: async () => admin.post(`${await approval()}/reassign`, { user: known['me'] }),
    },
    {
      route: 'PUT /api/v1/approvals/:id',
      run: async () => admin.put(await approval(), { decision: 'reject', comment: 'No' }),
    },
    {
      route: 'PUT /api/v1/approvals/settings',
      run: () => admin.put('/approvals/settings', { own_documents: 'no_other' }),
    },
    {
      route: 'POST /api/v1/approvals/templates',
      run: () =>
        keep(
          'template',
          admin.post('/approvals/templates', { name: 'Plans', steps: [{ approvers: [{ role: 'admin' }] }] }),
        ),
    },
    {
      route: 'PUT /api/v1/approvals/templates/:id',
      run: () => admin.put(template(), { name: 'All plans', steps: [{ approvers: [{ manager: true }] }] }),
    },
    { route: 'DELETE /api/v1/approvals/templates/:id', run: () => admin.delete(template()) },
    { route: 'PUT /api/v1/me/substitute', run: () => admin.put('/me/substitute', { user: known['other'] }) },
    { route: 'DELETE /api/v1/me/substitute', run: () => admin.delete('/me/substitute') },
  ]
}
