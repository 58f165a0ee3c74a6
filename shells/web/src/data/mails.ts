import type { Language } from '@tamga/formats'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Address = '/api/v1/settings/mails/{kind}/{language}'
export type MailTemplate = paths[Address]['get']['responses'][200]['content']['application/json']
export type Wording = Pick<MailTemplate, 'subject' | 'heading' | 'body'>
export type MailKey = { readonly kind: string; readonly language: Language }

const KEY = ['settings', 'mails']
const changed = () => queryClient.invalidateQueries({ queryKey: KEY })

/** Their names are in the language of the caller. */
export const mailsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...KEY, 'list', language],
    queryFn: () => dataOf(api.GET('/api/v1/settings/mails', { params: { query: { limit: 200 } } })),
  })

export const mailQuery = (key: MailKey) =>
  queryOptions({
    queryKey: [...KEY, 'one', key.kind, key.language],
    queryFn: () => dataOf(api.GET('/api/v1/settings/mails/{kind}/{language}', { params: { path: key } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const previewQuery = (key: MailKey, wording: Wording) =>
  queryOptions({
    queryKey: [...KEY, 'preview', key, wording],
    queryFn: () =>
      dataOf(
        api.POST('/api/v1/settings/mails/{kind}/{language}/preview', {
          params: { path: key },
          body: wording,
        }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })

export async function saveMail(key: MailKey, body: Wording & { version: number }): Promise<MailTemplate> {
  const saved = await dataOf(
    api.PUT('/api/v1/settings/mails/{kind}/{language}', { params: { path: key }, body }),
  )
  void changed()
  return saved
}

export async function resetMail(key: MailKey): Promise<void> {
  await api.DELETE('/api/v1/settings/mails/{kind}/{language}', { params: { path: key } })
  await changed()
}

export const sendTestMail = (key: MailKey) =>
  dataOf(api.POST('/api/v1/settings/mails/{kind}/{language}/test', { params: { path: key } }))
