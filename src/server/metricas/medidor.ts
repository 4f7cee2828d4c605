import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface SolicitudMedida {
  /** The pattern of the route, never the address: ids and searches are data of people. */
  ruta: string;
  metodo: string;
  estado: number;
  segundos: number;
}

/** Measures of this process. Labels are routes, methods and outcomes: nothing in them tells of a person. */
export const crearMedidor = () => {
  const registers = [new Registry()];
  const [registro] = registers as [Registry];
  collectDefaultMetrics({ register: registro });
  const labelNames = ['route', 'method', 'status'] as const;
  const solicitudes = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers,
  });
  const duracion = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const enCurso = new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered', registers });
  return {
    registro,
    entrar: () => enCurso.inc(),
    salir: () => enCurso.dec(),
    anotar: ({ ruta, metodo, estado, segundos }: SolicitudMedida): void => {
      const etiquetas = { route: ruta, method: metodo, status: String(estado) };
      solicitudes.inc(etiquetas);
      duracion.observe(etiquetas, segundos);
    },
  };
};

export type Medidor = ReturnType<typeof crearMedidor>;
