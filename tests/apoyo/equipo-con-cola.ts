import { mediosDeColaDePrueba } from '@tests/apoyo/medios-de-cola';
import { unaEntrada } from '@tests/builders/entrada';
import { vi } from 'vitest';
import { colaDelPanel } from '@/application/sin-red/cola-del-panel';
import { enviarCola } from '@/application/sin-red/enviar-cola';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import type { CodigoError } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Lleva } from '@/domain/sin-red/cola';
import { crearInMemoryCofre } from '@/infrastructure/memory/sin-red/in-memory-cofre';

export const HORA_MS = 3_600_000;
export const de = (status: number, codigo?: CodigoError) =>
  errorDeEstado(status, { serverMessage: codigo ? 'Dicho por el servicio' : null, codigo });
export const { orden: ABONO, que } = unaEntrada();
export const abonoDe = (mensualidad: number): OrdenEscrita => ({
  ...ABONO,
  argumentos: [mensualidad, ABONO.argumentos[1], { clave: `clave-${mensualidad}` }],
});

/** A device with its vault open, and a service that answers `responder`. */
export const equipo = () => {
  const cofre = crearInMemoryCofre();
  cofre.abrir('1');
  const mundo = {
    ahora: 1_795_000_000_000,
    servicio: null as number | null,
    hayRed: true,
    quien: 1 as Id | null,
    pedidas: [] as OrdenEscrita[],
    /** Which of them were asked for to be the only ones. */
    unicas: [] as boolean[],
    /** With the mark of which provisional receipt. */
    provisionales: [] as (string | null)[],
    llegadas: [] as string[],
    responder: async (_: OrdenEscrita): Promise<unknown> => ({ id: 7, version: 2, abonos: [] }),
  };
  const deps = {
    ...mediosDeColaDePrueba(),
    cofre,
    reloj: { ahora: () => new Date(mundo.ahora) },
    ids: { nuevo: () => crypto.randomUUID() },
    registro: { aviso: vi.fn(), error: vi.fn() },
    quien: () => mundo.quien,
    hora: {
      preguntar: async () => {
        if (!mundo.hayRed) throw new TypeError('Failed to fetch');
      },
      ahora: () => mundo.servicio,
    },
    repetir: async (orden: OrdenEscrita, lleva: Lleva = {}) => {
      mundo.pedidas.push(orden);
      mundo.unicas.push(lleva.unico === true);
      mundo.provisionales.push(lleva.provisional ?? null);
      return mundo.responder(orden);
    },
  };
  const cola = colaDelPanel(deps);
  const enviar = enviarCola({ ...deps, cola, alLlegar: ({ nombre }) => mundo.llegadas.push(nombre) });
  const estados = async () => (await cola.listar()).entradas.map(({ estado }) => estado.tipo);
  const anotar = (nombre: string, orden = ABONO) => cola.anotar({ nombre, que, orden });
  return { mundo, cofre, cola, deps, enviar, estados, anotar };
};
