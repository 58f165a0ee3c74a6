import { randomBytes } from 'node:crypto'
import { inTenant } from '../../../kernel/context.ts'
import { hashToken, newToken } from '../../../kernel/crypto/token.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { DemoContribution, DemoTenant } from '../../../kernel/module/demo-contribution.ts'
import { keepPicture } from '../../logos/index.ts'
import { insertClient } from '../client-store.ts'
import { firstFields } from '../rules/client-fields.ts'
import { drawLogo, type SHAPES } from './demo-logo.ts'

type Wording = { readonly name: string; readonly description: string; readonly category: string }
type DemoApplication = {
  readonly slug: string
  readonly color: string
  readonly shape: keyof typeof SHAPES
  readonly mn: Wording
  readonly en: Wording
  /** Codes of units; none: every member. */
  readonly units?: readonly string[]
  readonly forAdministrators?: true
}

const APPLICATIONS: readonly DemoApplication[] = [
  {
    ...{ slug: 'letters', color: '#1d4ed8', shape: 'page' },
    mn: { name: 'Албан бичиг', description: 'Ирсэн, явсан бичиг, шийдвэр', category: 'Ажил хэрэг' },
    en: { name: 'Correspondence', description: 'Letters in and out, decisions', category: 'Work' },
  },
  {
    ...{ slug: 'payroll', color: '#047857', shape: 'bars' },
    mn: { name: 'Цалин', description: 'Цалингийн хуудас, чөлөө, томилолт', category: 'Хүний нөөц' },
    en: { name: 'Payroll', description: 'Payslips, leave, travel', category: 'People' },
  },
  {
    ...{ slug: 'courses', color: '#b45309', shape: 'people' },
    mn: { name: 'Сургалт', description: 'Онлайн хичээл, шалгалт', category: 'Хүний нөөц' },
    en: { name: 'Training', description: 'Courses and tests', category: 'People' },
  },
  {
    ...{ slug: 'ledger', color: '#6d28d9', shape: 'ring', units: ['FIN'] },
    mn: { name: 'Санхүү', description: 'Нэхэмжлэх, төлбөр, тайлан', category: 'Санхүү' },
    en: { name: 'Ledger', description: 'Invoices, payments, reports', category: 'Finance' },
  },
  {
    ...{ slug: 'stores', color: '#0e7490', shape: 'box', units: ['OPS', 'FIN'] },
    mn: { name: 'Агуулах', description: 'Бараа материалын хөдөлгөөн', category: 'Ажил хэрэг' },
    en: { name: 'Stores', description: 'Stock and its movements', category: 'Work' },
  },
  {
    ...{ slug: 'watch', color: '#b91c1c', shape: 'cross', forAdministrators: true },
    mn: { name: 'Хяналтын төв', description: 'Серверийн төлөв, дохио', category: 'Мэдээллийн технологи' },
    en: { name: 'Monitoring', description: 'State of servers, alerts', category: 'Technology' },
  },
]

/** Applications with logos, some of them for everybody, some for a unit, one for administrators. */
export const demoApplications: DemoContribution = async (ctx, demo) => {
  for (const application of APPLICATIONS) {
    const logo_uri = await keepPicture(ctx, drawLogo(application.color, application.shape))
    const fields = firstFields({
      ...application[demo.language],
      redirect_uris: [`https://${application.slug}.${ctx.tenant.slug}.example/callback`],
      launch_uri: `https://${application.slug}.${ctx.tenant.slug}.example/`,
    })
    const ids = { tenant_id: ctx.tenant.id, id: uuidv7(), client_id: randomBytes(16).toString('hex') }
    await inTenant(ctx, tx =>
      insertClient(tx, ids, {
        ...fields,
        ...audienceOf(application, demo),
        logo_uri,
        secret_hash: hashToken(newToken()),
      }),
    )
  }
}

function audienceOf({ units, forAdministrators }: DemoApplication, demo: DemoTenant) {
  if (!units && !forAdministrators) return { audience_roles: null, audience_units: null }
  return {
    audience_roles: forAdministrators
      ? demo.roles.flatMap(({ id, key }) => (key === 'admin' ? [id] : []))
      : [],
    audience_units: demo.units.flatMap(({ id, code }) => (units?.includes(code) ? [id] : [])),
  }
}
