import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { POLITICA_API, type ReglaApi, type Servicio } from '@/domain/shared/politica/politica-api';
import type { DireccionDelSitio } from '@/server/arranque/configuracion-sitio';
import { direccionDeServicios } from '@/server/http/direccion-de-servicios';
import { responderError } from '@/server/http/errores-http';
import { exigirAcceso, type Identificado, identificar, SIN_IDENTIFICAR } from '@/server/http/identificar';
import type { Manejador, Manejadores } from '@/server/http/manejador';
import { enContextoCrudo, esCruda, flujoDe } from '@/server/http/recibir-crudo';
import { registrarSeguridad } from '@/server/http/registro-de-seguridad';
import { esDeUnViaje, responderAlConfirmar, suponer } from '@/server/http/sesion-supuesta';
import { exigirTextoSeguro } from '@/server/http/texto-seguro';
import { unaSolaVez } from '@/server/http/una-sola-vez';

export const claveDeRegla = ({ metodo, ruta }: Pick<ReglaApi, 'metodo' | 'ruta'>): string =>
  `${metodo} ${ruta}`;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; `null` until then. */
    identificado: Identificado | null;
    /** Asks for the session of who is only supposed to be somebody; `null` when it was asked already. */
    identificar: (() => Promise<void>) | null;
  }
}

const CLAVE_CREACION = /^[\x21-\x7e]{1,200}$/;

const claveDeCreacion = ({ headers }: FastifyRequest): string | undefined => {
  const clave = headers['idempotency-key'];
  if (clave === undefined) return undefined;
  if (typeof clave !== 'string' || !CLAVE_CREACION.test(clave)) {
    throw errorValidacion('El encabezado Idempotency-Key no es válido');
  }
  return clave;
};

const revisarCorrespondencia = (
  servicio: Servicio,
  reglas: readonly ReglaApi[],
  manejadores: Manejadores,
) => {
  const esperadas = new Set(reglas.map(claveDeRegla));
  const sinManejador = [...esperadas].filter((clave) => !manejadores[clave]);
  const sinRegla = Object.keys(manejadores).filter((clave) => !esperadas.has(clave));
  if (sinManejador.length + sinRegla.length > 0) {
    throw new Error(
      `La tabla de accesos y el servicio ${servicio} no coinciden: ${[...sinManejador, ...sinRegla].join(', ')}`,
    );
  }
};

/** Calls per minute and address of what anyone may write without a session, and of what takes long. */
const LIMITES: Readonly<Record<string, number>> = {
  'POST /visitor-count': 30,
  'GET /actividad/integridad': 12,
};

const sinConfirmar = ({ identificado }: FastifyRequest): boolean =>
  identificado?.actor?.porConfirmar?.confirmada === false;

const negativaDe = async ({ identificar: preguntar }: FastifyRequest): Promise<{ error: unknown } | null> => {
  try {
    await preguntar?.();
    return null;
  } catch (error) {
    return { error };
  }
};

const limiteDe = (regla: ReglaApi) => {
  const max = LIMITES[claveDeRegla(regla)];
  return max === undefined ? {} : { config: { rateLimit: { max, timeWindow: 60_000 } } };
};

/** Bytes of the calls that take more than the rest: many rows at once. */
const CUERPOS_GRANDES: Readonly<Record<string, number>> = { 'POST /participantes/importar': 8_388_608 };

interface DependenciasServicio {
  manejadores: Manejadores;
  servicios: ServiciosServidor;
  direccion: DireccionDelSitio;
}

/**
 * Serves the calls of one service. The policy table is the only way to register a route: a handler without a rule, or a
 * rule without a handler, stops the start.
 */
export const registrarServicio = (
  app: FastifyInstance,
  servicio: Servicio,
  { manejadores, servicios, direccion }: DependenciasServicio,
): void => {
  const reglas = POLITICA_API.filter((regla) => regla.servicio === servicio);
  revisarCorrespondencia(servicio, reglas, manejadores);
  app.decorateRequest('identificado', null);
  app.decorateRequest('identificar', null);
  // Who may not call is told that, whatever else is wrong.
  app.setErrorHandler(async (error, peticion, respuesta) => {
    const falla = sinConfirmar(peticion) ? await negativaDe(peticion) : null;
    return responderError(falla?.error ?? error, peticion, respuesta);
  });
  registrarSeguridad(app, ({ identificado }) => identificado);
  const registrar = (destino: FastifyInstance, regla: ReglaApi): void => {
    const clave = claveDeRegla(regla);
    const manejador = unaSolaVez(clave, manejadores[clave] as Manejador);
    const cruda = esCruda(clave);
    const deUnViaje = esDeUnViaje(clave);
    const pedirA = async (peticion: FastifyRequest) => {
      const { params, query, body } = peticion;
      // A signature says more about the text than any rule of ours.
      if (!cruda) exigirTextoSeguro(params, query, body);
      return manejador(
        {
          params: params as Record<string, string>,
          query: query as Record<string, unknown>,
          cuerpo: cruda ? undefined : body,
          flujo: cruda ? flujoDe(peticion) : null,
          origen: peticion.ip,
          direccion: direccionDeServicios(peticion, direccion),
          agente: peticion.headers['user-agent'] ?? null,
          clave: regla.metodo === 'POST' ? claveDeCreacion(peticion) : undefined,
          ...(peticion.identificado ?? SIN_IDENTIFICAR),
        },
        servicios,
      );
    };
    destino.route({
      method: regla.metodo,
      url: regla.ruta.replace(/\{(\w+)\}/g, ':$1'),
      ...limiteDe(regla),
      bodyLimit: CUERPOS_GRANDES[claveDeRegla(regla)],
      // Before the body is read: who may not call does not get to send 256 kB.
      onRequest: (peticion, _respuesta, seguir) => {
        const preguntar = async () => {
          peticion.identificar = null;
          peticion.identificado = null;
          peticion.identificado = await identificar(peticion, regla, servicios);
          exigirAcceso(peticion.identificado, regla);
        };
        const supuesto = deUnViaje ? suponer(peticion, regla, servicios) : null;
        if (!supuesto) return void preguntar().then(() => seguir(), seguir);
        peticion.identificado = supuesto;
        peticion.identificar = preguntar;
        seguir();
      },
      handler: async (peticion, respuesta) => {
        const atender = () => pedirA(peticion);
        const { identificado, identificar: preguntar } = peticion;
        const supuesta = identificado?.actor?.porConfirmar;
        const { estado, cuerpo, cabeceras } =
          supuesta && preguntar ? await responderAlConfirmar(supuesta, atender, preguntar) : await atender();
        if (cabeceras) respuesta.headers(cabeceras);
        return respuesta.code(estado).send(cuerpo);
      },
    });
  };
  const esDeBytes = (regla: ReglaApi) => esCruda(claveDeRegla(regla));
  for (const regla of reglas) if (!esDeBytes(regla)) registrar(app, regla);
  enContextoCrudo(app, (crudo) => {
    for (const regla of reglas.filter(esDeBytes)) registrar(crudo, regla);
  });
};
