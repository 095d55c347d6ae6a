import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export const createMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    calls: new Counter({ name: 'nocturne_calls_total', help: 'Calls by name and status', labelNames: ['call', 'status'], registers: [registry] }),
    callSeconds: new Histogram({
      name: 'nocturne_call_seconds',
      help: 'Time to answer a call',
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers: [registry],
    }),
    jobs: new Gauge({ name: 'nocturne_jobs', help: 'Jobs by name and state, as the queue holds them', labelNames: ['job', 'state'], registers: [registry] }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
