import type Gio from 'gi://Gio'

/** What others on the bus of the desktop learn of the program: the number on its icon. */
export type Overheard = { count: number }

/** Stands where a desktop has its dock. */
export function overhearBus(bus: Gio.DBusConnection): Overheard {
  const overheard: Overheard = { count: 0 }
  bus.signal_subscribe(
    ...([null, 'com.canonical.Unity.LauncherEntry', 'Update', null, null, 0] as const),
    (...given) => {
      const [, about] = given[5].recursiveUnpack() as [string, { count: number }]
      overheard.count = about.count
    },
  )
  return overheard
}
