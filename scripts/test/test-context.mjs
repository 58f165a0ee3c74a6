import hooks from 'node:async_hooks'

/**
 * Which test something belongs to, Node's test runner finds by a hook on every promise that is made and every one that is collected: a
 * tenth of the processor time of a file that asks a lot. The same is known from the context that goes with asynchronous work anyhow.
 * Loaded before the test runner, which takes these three when it is loaded; everybody else gets Node's own.
 */
const { AsyncLocalStorage, AsyncResource, createHook, executionAsyncId } = hooks

const current = new AsyncLocalStorage()
const watchers = []

class ResourceInContext extends AsyncResource {
  constructor(type, options) {
    super(type, options)
    for (const { init } of watchers) init(this.asyncId(), type, hooks.executionAsyncId(), this)
  }

  runInAsyncScope(work, self, ...args) {
    return super.runInAsyncScope(() => current.run(this.asyncId(), () => Reflect.apply(work, self, args)))
  }
}

Object.assign(hooks, {
  AsyncResource: ResourceInContext,
  createHook: watcher => ({
    enable: () => watchers.push(watcher),
    disable: () => watchers.splice(watchers.indexOf(watcher), 1),
  }),
  executionAsyncId: () => current.getStore() ?? executionAsyncId(),
})
await import('node:test')
Object.assign(hooks, { AsyncResource, createHook, executionAsyncId })
