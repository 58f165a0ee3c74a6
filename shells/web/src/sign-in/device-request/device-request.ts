import type { paths } from '../../api/schema.d.ts'

type Path = paths['/api/v1/oauth/device-requests/{uid}']
export type DeviceRequest = Path['get']['responses'][200]['content']['application/json']
