import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import type { Servicio } from '@/domain/shared/politica/manifiesto';
import { POLITICA_API, type ReglaApi } from '@/domain/shared/politica/politica-api';
import type { DireccionDelSitio } from '@/server/arranque/entorno-red';
import { conPlazoDeRespuesta } from '@/server/http/con-plazo-de-respuesta';
import { direccionDe } from '@/server/http/direccion-de-quien-pide';
import {
  exigirAcceso,
  type Identificado,
  identificar,
  quienParece,
  SIN_IDENTIFICAR,
} from '@/server/http/identificar';
import { enContextoCrudo, esCruda, exigirTextoSeguro, flujoDe } from '@/server/http/llegada';
import type { Llamada, Llamadas } from '@/server/http/manejador';
import { registrarSeguridad } from '@/server/http/registro';
import { crearTurnosDeSolicitud } from '@/server/http/turnos-de-solicitud';
import { unaSolaVez } from '@/server/http/una-sola-vez';

/**
 * Address, without a final `/`, under which whoever asks reaches the services: the one that was set or, without it, the
 * one they asked at, which what they get in return can only hurt themselves. Behind a proxy it is what the proxy says.
 */
const direccionDeServicios = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { url, servicios }: { url: string; servicios: string | null },
): string => {
  if (servicios !== null) return servicios;
  const pedida = `${protocol}://${host}`;
  return URL.canParse(pedida) ? new URL(pedida).origin : url;
};

const claveDeRegla = ({ metodo, ruta }: Pick<ReglaApi, 'metodo' | 'ruta'>): string => `${metodo} ${ruta}`;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; `null` until then. */
    identificado: Identificado | null;
    /** Who signed in with it, or asked for the signed address that it is; `null` until that is known. */
    firmante: Id | null;
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

/** Exports come in long pages. */
const PAGINA_CORTA = 50;

const DE_PAGINA: ReadonlySet<string> = new Set(['pagina', 'limite', 'orden']);

const esPaginaCorta = (query: Readonly<Record<string, unknown>>): boolean => {
  const pedidos = Object.keys(query);
  return (
    pedidos.length > 0 &&
    pedidos.every((campo) => DE_PAGINA.has(campo)) &&
    Number(query.limite ?? 0) <= PAGINA_CORTA
  );
};

const esPesada = ({ pesa }: Llamada, { query }: Pick<FastifyRequest, 'query'>): boolean =>
  pesa === 'SIEMPRE' || (pesa !== undefined && !esPaginaCorta(query as Record<string, unknown>));

/** The longest e-mail and password that may be typed, each letter written as an escape, and some more. */
const CUERPO_SIN_SESION_BYTES = 16_384;

const cuerpoMaximoDe = ({ cuerpoMaximo }: Llamada, { acceso }: ReglaApi): number | undefined =>
  acceso === 'PUBLICO' ? CUERPO_SIN_SESION_BYTES : cuerpoMaximo;

const limiteDe = ({ porMinuto }: Llamada) =>
  porMinuto === undefined ? {} : { config: { rateLimit: { max: porMinuto, timeWindow: 60_000 } } };

interface DependenciasServicio {
  llamadas: Llamadas;
  servicios: ServiciosServidor;
  direccion: DireccionDelSitio;
  /** How long a call may take to be answered, in milliseconds; 25 seconds by default. */
  plazoMs?: number | undefined;
}

/**
 * Serves the calls of one service. The policy table is the only way to register a route: a call without a rule, or a rule
 * without a call, stops the start.
 */
export const registrarServicio = (
  app: FastifyInstance,
  servicio: Servicio,
  { llamadas, servicios, direccion, plazoMs }: DependenciasServicio,
): void => {
  const reglas = POLITICA_API.filter((regla) => regla.servicio === servicio);
  const turnos = crearTurnosDeSolicitud();
  app.addHook('onResponse', (peticion, _respuesta, seguir) => {
    turnos.soltar(peticion);
    seguir();
  });
  app.decorateRequest('identificado', null);
  app.decorateRequest('firmante', null);
  registrarSeguridad(app, ({ identificado }) => identificado);
  const registrar = (destino: FastifyInstance, regla: ReglaApi): void => {
    const clave = claveDeRegla(regla);
    const llamada = llamadas[clave];
    if (!llamada) throw new Error(`Nadie responde ${clave}`);
    const manejador = unaSolaVez(clave, llamada);
    const cruda = esCruda(clave);
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
          origen: direccionDe(peticion),
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
      ...limiteDe(llamada),
      bodyLimit: cuerpoMaximoDe(llamada, regla),
      // Before the body is read: who may not call does not get to send 256 kB.
      onRequest: async (peticion, respuesta) => {
        const quien = regla.acceso === 'PUBLICO' ? null : quienParece(peticion, servicios);
        if (quien) await turnos.entrar(quien, peticion, respuesta);
        peticion.identificado = await identificar(peticion, regla, servicios);
        exigirAcceso(peticion.identificado, regla);
      },
      handler: async (peticion, respuesta) => {
        const atender = cruda
          ? () => pedirA(peticion)
          : () => conPlazoDeRespuesta(() => pedirA(peticion), plazoMs);
        const actor = peticion.identificado?.actor;
        const { estado, cuerpo, cabeceras, quien } =
          actor && esPesada(llamada, peticion)
            ? await turnos.conPesada(actor.id, peticion, respuesta, atender)
            : await atender();
        if (cabeceras) respuesta.headers(cabeceras);
        if (quien !== undefined) peticion.firmante = quien;
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
