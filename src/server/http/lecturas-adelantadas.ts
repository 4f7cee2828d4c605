import type { FastifyRequest } from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { ReglaApi } from '@/domain/shared/politica/politica-api';
import { exigirAcceso, type Identificado } from '@/server/http/identificar';
import type { Respuesta } from '@/server/http/manejador';

/** Lists, which only read and leave no trace: what is read in vain is thrown away and nobody can tell. */
const ADELANTABLES: ReadonlySet<string> = new Set([
  'GET /participantes',
  'GET /sedes',
  'GET /acudientes',
  'GET /mensualidades',
  'GET /usuarios',
]);

export const seAdelanta = (clave: string): boolean => ADELANTABLES.has(clave);

const sinEscribir = async (): Promise<never> => {
  throw new Error('Una lectura que se adelanta a su sesión no escribe');
};

export const soloLectura = (servicios: ServiciosServidor): ServiciosServidor => ({
  ...servicios,
  unidadDeTrabajo: { ...servicios.unidadDeTrabajo, escribir: sinEscribir, escribirUna: sinEscribir },
});

const CONOCIDOS_MAXIMOS = 1_000;

export interface Conocidos {
  /** Who that session was of the last time, if it could make that call then. */
  suponer(huella: string | null, regla: ReglaApi, peticion: FastifyRequest): Identificado | null;
  recordar(identificado: Identificado): void;
  olvidar(huella: string | null): void;
}

/**
 * Whose each session was when it was last asked for. It allows nothing: it only lets the database read what will most
 * probably be answered while it is asked about the session, and nothing for whoever comes with an invented token.
 */
export const crearConocidos = (): Conocidos => {
  const conocidos = new Map<string, Identificado>();
  return {
    suponer: (huella, regla, peticion) => {
      const conocido = huella === null ? undefined : conocidos.get(huella);
      if (!conocido?.actor) return null;
      try {
        exigirAcceso(conocido, regla);
      } catch {
        return null;
      }
      return { ...conocido, actor: { ...conocido.actor, origen: peticion.ip } };
    },
    recordar: (identificado) => {
      if (identificado.huella === null) return;
      if (conocidos.size >= CONOCIDOS_MAXIMOS) conocidos.clear();
      conocidos.set(identificado.huella, identificado);
    },
    olvidar: (huella) => {
      if (huella !== null) conocidos.delete(huella);
    },
  };
};

const esElMismo = (uno: Identificado, otro: Identificado): boolean =>
  uno.provisional === otro.provisional &&
  uno.actor?.id === otro.actor?.id &&
  uno.actor?.rol === otro.actor?.rol &&
  uno.actor?.email === otro.actor?.email;

/** Reads for who is supposed, and answers only once it is known who it is: the same, or it is read again for them. */
export const leerYConfirmar = async (
  supuesto: Identificado,
  confirmar: () => Promise<Identificado>,
  leer: (identificado: Identificado) => Promise<Respuesta>,
): Promise<Respuesta> => {
  const leida = leer(supuesto);
  // Nobody waits for it when the session is not valid.
  leida.catch(() => undefined);
  const confirmado = await confirmar();
  return esElMismo(supuesto, confirmado) ? leida : leer(confirmado);
};
