import type { Client } from '@tamga/core/testing'
import type { Step } from './change-scenario.ts'

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const TEMPLATE = { name: 'Letter', text: 'Hello', fields: [] }
const TUS = { 'tus-resumable': '1.0.0' }
const sendPdf = (admin: Client, path: string) =>
  admin.request('POST', path, PDF, { 'content-type': 'application/pdf' })

/** A document is made, changed, given a version, held and removed. */
export function documentSteps(admin: Client): Step[] {
  const known: Record<string, string> = {}
  const document = () => `/documents/${known['document']}`
  return [
    {
      route: 'POST /api/v1/documents',
      run: async () => {
        const answer = await sendPdf(admin, '/documents?title=Contract')
        known['document'] = answer.body.id
        return answer
      },
    },
    {
      route: 'POST /api/v1/documents/uploads',
      changes: 0,
      run: async () => {
        const headers = { ...TUS, 'upload-length': String(PDF.length) }
        const answer = await admin.request('POST', '/documents/uploads', undefined, headers)
        known['upload'] = answer.headers.get('location')!.replace('/api/v1', '')
        return answer
      },
    },
    {
      route: 'PATCH /api/v1/documents/uploads/:id',
      changes: 0,
      run: () =>
        admin.request('PATCH', known['upload']!, PDF, {
          ...TUS,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': '0',
        }),
    },
    {
      route: 'DELETE /api/v1/documents/uploads/:id',
      changes: 0,
      run: () => admin.request('DELETE', known['upload']!, undefined, TUS),
    },
    {
      route: 'POST /api/v1/documents/templates',
      run: async () => {
        const answer = await admin.post('/documents/templates', TEMPLATE)
        known['template'] = answer.body.id
        return answer
      },
    },
    {
      route: 'PUT /api/v1/documents/templates/:id',
      run: () => admin.put(`/documents/templates/${known['template']}`, { ...TEMPLATE, name: 'Order' }),
    },
    {
      route: 'DELETE /api/v1/documents/templates/:id',
      run: () => admin.delete(`/documents/templates/${known['template']}`),
    },
    {
      route: 'POST /api/v1/documents/folders',
      run: async () => {
        const answer = await admin.post('/documents/folders', { name: 'Contracts' })
        known['folder'] = answer.body.id
        return answer
      },
    },
    {
      route: 'PUT /api/v1/documents/folders/:id',
      run: () => admin.put(`/documents/folders/${known['folder']}`, { name: 'Agreements' }),
    },
    {
      route: 'DELETE /api/v1/documents/folders/:id',
      run: () => admin.delete(`/documents/folders/${known['folder']}`),
    },
    {
      route: 'POST /api/v1/documents/retention',
      run: async () => {
        const answer = await admin.post('/documents/retention', { months: 120 })
        known['retention'] = answer.body.id
        return answer
      },
    },
    {
      route: 'PUT /api/v1/documents/retention/:id',
      run: () => admin.put(`/documents/retention/${known['retention']}`, { months: 60 }),
    },
    {
      route: 'DELETE /api/v1/documents/retention/:id',
      run: () => admin.delete(`/documents/retention/${known['retention']}`),
    },
    { route: 'PUT /api/v1/documents/:id', run: () => admin.put(document(), { number: 'A/1' }) },
    {
      route: 'POST /api/v1/documents/:id/versions',
      run: () => sendPdf(admin, `${document()}/versions`),
    },
    {
      route: 'PUT /api/v1/documents/:id/access/:subject_id',
      prepare: async () => {
        const { items } = (await admin.get('/documents/subjects?kind=role')).body
        known['role'] = items[0].id
      },
      run: () => admin.put(`${document()}/access/${known['role']}`, { kind: 'role', level: 'read' }),
    },
    {
      route: 'DELETE /api/v1/documents/:id/access/:subject_id',
      run: () => admin.delete(`${document()}/access/${known['role']}`),
    },
    {
      route: 'POST /api/v1/documents/:id/comments',
      run: async () => {
        const answer = await admin.post(`${document()}/comments`, { text: 'Good' })
        known['comment'] = answer.body.id
        return answer
      },
    },
    {
      route: 'DELETE /api/v1/documents/:id/comments/:comment_id',
      run: () => admin.delete(`${document()}/comments/${known['comment']}`),
    },
    {
      route: 'PUT /api/v1/documents/:id/legal-hold',
      run: () => admin.put(`${document()}/legal-hold`, { legal_hold: true, reason: 'Dispute' }),
    },
    {
      route: 'DELETE /api/v1/documents/:id',
      prepare: () => admin.put(`${document()}/legal-hold`, { legal_hold: false, reason: 'Settled' }),
      run: () => admin.delete(document()),
    },
  ]
}
