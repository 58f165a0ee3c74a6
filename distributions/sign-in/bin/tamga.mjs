#!/usr/bin/env node
// `npx tamga`
import { launch } from '@tamga/core/launch'

launch(import.meta.url)
