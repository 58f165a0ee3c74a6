import { optional, setting } from '../definition.ts'
import { destination, mailbox, nameServer } from '../kinds/addresses.ts'
import { duration, size } from '../kinds/amounts.ts'
import { list } from '../kinds/basic.ts'
import { mailUrl } from '../kinds/urls.ts'

export const outside = {
  MAIL_URL: setting(mailUrl, {
    about: 'How mail leaves: smtp://…, smtps://…, file:DIR (one .eml per message) or log:.',
    default: around => `file:${around.value('DATA_DIR')}/mail`,
    shownDefault: 'file:DATA_DIR/mail',
    example: 'smtp://tamga:PASSWORD@mail.example.mn:587',
    secret: true,
  }),
  MAIL_FROM: optional(mailbox, {
    about: 'The sender of every message.',
    shownDefault: 'BRAND_NAME at the host of PUBLIC_ORIGIN',
    example: 'Tamga <no-reply@example.mn>',
  }),
  OUTBOUND_ALLOW: setting(list(destination), {
    about: 'Hosts, host:port or networks that outbound calls may reach although they are not public.',
    default: '',
    example: 'idp.internal.example.mn,10.20.0.0/16',
  }),
  DNS_SERVERS: setting(list(nameServer), {
    about: 'Name servers that are asked whether an e-mail domain belongs to an organisation.',
    default: '',
    shownDefault: 'those of the machine',
    example: '10.0.0.53,10.0.1.53',
  }),
  OUTBOUND_TIMEOUT: setting(duration, { about: 'Time an outbound call may take.', default: '10s' }),
  OUTBOUND_BODY_LIMIT: setting(size, { about: 'Largest answer of an outbound call.', default: '1mb' }),
}
