import { defineModule } from '../../kernel/module/define-module.ts'
import { provide } from '../../kernel/module/extension-point.ts'
import { knownDevices } from '../oauth/index.ts'
import { errors } from './errors.ts'
import { exportedTables } from './exported-tables.ts'
import { sweepHandoffs } from './jobs.ts'
import { listeners } from './listeners.ts'
import { deviceMessages } from './messages/index.ts'
import { operations } from './messages/operations.ts'
import { knowsDevice } from './registry/own-devices.ts'
import { routes } from './routes.ts'

export const devices = defineModule({
  id: 'io.vendor.core.devices',
  name: { mn: 'Төхөөрөмж', en: 'Devices' },
  description: {
    mn: 'Компьютер, утас, киоскийн программыг төхөөрөмжөөр нь бүртгэж, нэвтрэлтийг нь хамгаална.',
    en: 'Registers the devices of native shells, and hands their sessions over to web views.',
  },
  history: [
    {
      version: '1.9.1',
      date: '2026-11-16',
      change: {
        mn: 'Компьютер, утас, киоскийн программ төхөөрөмжийн түлхүүрээр нэвтэрч, алдсан төхөөрөмжийг нэг товчоор хаадаг боллоо.',
        en: 'Native shells sign in by the key of their device, and a lost device is shut out by one button.',
      },
    },
  ],
  dependencies: {
    'io.vendor.core.tenancy': '^1.9.0',
    'io.vendor.core.identity': '^1.9.0',
    'io.vendor.core.organisation': '^1.9.0',
    'io.vendor.core.oauth': '^1.9.0',
  },
  permissionPrefix: 'organisation',
  root: '/api/v1',
  routes,
  operations,
  menus: [
    {
      key: 'devices',
      label: 'menu.devices',
      icon: 'devices',
      path: '/organisation/devices',
      order: 24,
      parent: 'security',
      permission: 'organisation.read',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
  messages: deviceMessages,
  errors,
  jobs: [sweepHandoffs],
  listens: listeners,
  provides: [provide(knownDevices, knowsDevice)],
  exports: exportedTables,
  moving: { stays: ['shell_handoff'] },
  reads: {
    membership: 'the names of who registered and approved a device',
    tenant: 'the organisation that a device names',
  },
})
