#!/usr/bin/env node
// `npx tamga-government`
import { launch } from '@tamga/core/launch'

launch(import.meta.url)
