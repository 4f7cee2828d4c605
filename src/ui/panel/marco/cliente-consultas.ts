import { QueryClient } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { esErrorTransporte } from '@/domain/shared/errores/error-transporte';

const REINTENTOS = 2;
const VIGENCIA_MS = 30_000;

/**
 * Worth asking again: a call that did not arrive, or a failure of the service. A 4xx or an answer that cannot be read
 * would be the same, and whoever waited 30 s for nothing is told so instead of waiting again.
 */
const vuelveAIntentar = (fallos: number, error: unknown): boolean =>
  fallos < REINTENTOS &&
  esErrorTransporte(error) &&
  (error.status === null ? error.codigo === 'SIN_CONEXION' : error.status >= 500);

/** Reads are retried twice with growing waits; a write never is: the service may have done it already. */
export const crearClienteConsultas = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: VIGENCIA_MS,
        retry: vuelveAIntentar,
        retryDelay: (fallos) => 500 * 2 ** fallos,
        // Offline is said at once, as the catalogue's message, instead of waiting in silence for the network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

const clientes = new WeakMap<ServiciosPanel, QueryClient>();

/** One client for as long as its services live. */
export const clienteConsultas = (servicios: ServiciosPanel): QueryClient => {
  const cliente = clientes.get(servicios) ?? crearClienteConsultas();
  clientes.set(servicios, cliente);
  return cliente;
};
