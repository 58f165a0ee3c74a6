/** Ten columns as reports have them: ids, Cyrillic names, addresses, times, numbers and texts. */
export function* exportRows(count) {
  const start = Date.UTC(2026, 0, 1)
  for (let i = 0; i < count; i++) {
    const tail = String(i).padStart(12, '0')
    yield [
      `0197a000-0000-7000-8000-${tail}`,
      `Бат-Эрдэнэ ${i}`,
      `member${i}@bench.example`,
      start + i * 1000,
      i,
      i / 7,
      i % 2 === 0 ? 'Тийм' : 'Үгүй',
      'session.started',
      '=1+1 & <b>',
      `10.0.${i % 256}.${(i >> 8) % 256}`,
    ]
  }
}

/** Tells what the writing cost: CPU seconds and the growth of memory at its highest. */
export async function measure(write) {
  const before = process.memoryUsage.rss()
  const cpu = process.cpuUsage()
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss())
  }, 100)
  const bytes = await write()
  clearInterval(watch)
  highest = Math.max(highest, process.memoryUsage.rss())
  const { user, system } = process.cpuUsage(cpu)
  const result = {
    cpu_s: (user + system) / 1e6,
    growth_mb: (highest - before) / 2 ** 20,
    mb: bytes / 2 ** 20,
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
}
