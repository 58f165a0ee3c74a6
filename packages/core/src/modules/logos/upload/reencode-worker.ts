import { parentPort, workerData } from 'node:worker_threads'
import photon from '@silvia-odwyer/photon-node'

const { body, largest } = workerData as { body: Uint8Array; largest: number }

const picture = photon.PhotonImage.new_from_byteslice(body)
const width = picture.get_width()
const height = picture.get_height()
const scale = Math.min(1, largest / Math.max(width, height))
const fitted =
  scale === 1
    ? picture
    : photon.resize(
        picture,
        Math.max(1, Math.round(width * scale)),
        Math.max(1, Math.round(height * scale)),
        photon.SamplingFilter.Lanczos3,
      )
parentPort!.postMessage(fitted.get_bytes())
