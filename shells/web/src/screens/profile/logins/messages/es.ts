import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'logins.title': 'Inicios de sesión vinculados',
  'logins.text':
    'Inicia sesión con estos proveedores de identidad en lugar de una contraseña. Desvincule los que ya no use.',
  'logins.none': 'No hay inicios de sesión vinculados',
  'logins.none.text':
    'Aparecerá aquí cuando inicie sesión por primera vez con el proveedor de identidad de su organización.',
  'logins.current': 'Ha entrado con él',
  'logins.unusable': 'No funciona ahora',
  'logins.everywhere': 'Todas las organizaciones',
  'logins.last': 'Último inicio de sesión:',
  'logins.count': {
    one: '{count} inicio de sesión',
    many: '{count} inicios de sesión',
    other: '{count} inicios de sesión',
  },
  'logins.blocked.current_session':
    'Ahora mismo ha entrado con él. Para desvincularlo, inicie sesión antes de otra forma.',
  'logins.blocked.last_login_method':
    'Es su última forma de iniciar sesión y no se puede desvincular. Antes defina una contraseña u otra forma de iniciar sesión.',
  'logins.unlink': 'Desvincular',
  'logins.unlink.label': 'Desvincular {name}',
  'logins.unlink.title': '¿Desvincular {name}?',
  'logins.unlink.effect':
    'Las sesiones que empezaron con él finalizan al instante. Sus datos y membresías se conservan. Si su organización confía en este proveedor, al volver a entrar con él se vincula de nuevo.',
  'logins.unlink.done': '{name} desvinculado',
  'logins.link.eid': 'Vincular e-ID',
  'logins.link.dan': 'Vincular DAN',
  'logins.link.done': 'e-ID vinculado',
  'logins.link.failed': 'No se pudo vincular',
  'logins.link.taken': 'Este ciudadano está vinculado a otra cuenta. Quite primero el vínculo anterior.',
  'logins.link.again': 'Inténtelo de nuevo.',
})
