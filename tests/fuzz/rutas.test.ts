import { abrirBlanco, type Blanco } from '@tests/fuzz/apoyo/blanco';
import {
  caminosDelCuerpo,
  cuerpoCon,
  enDireccion,
  type FormaDeRuta,
  formaDe,
  type PeticionHostil,
  peticionHostil,
  QUIEN,
} from '@tests/fuzz/apoyo/peticion-hostil';
import { TEXTOS_HOSTILES, VALORES_HOSTILES } from '@tests/fuzz/apoyo/valores-hostiles';
import { invariantesRotas } from '@tests/server/apoyo/invariantes';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import { POLITICA_API, type ReglaApi } from '@/domain/shared/politica/politica-api';

const BUENOS = new Set([200, 201, 202, 204]);
const RECHAZOS = new Set([400, 401, 403, 404, 409, 413, 414, 415, 422, 429, 431]);
const INGLES = /\b(?:invalid|expected|error:|unexpected|body|must|cannot|failed|undefined|null value)\b/i;
const INTERIOR = /\b(?:select|insert into|relation|constraint|stack|node_modules|at [\w.]+ \()/i;

interface Cuerpo {
  message?: unknown;
  error?: { message?: unknown; codigo?: unknown; campos?: unknown };
}

const leer = (respuesta: LightMyRequestResponse): unknown => {
  const json = String(respuesta.headers['content-type'] ?? '').startsWith('application/json');
  return json ? JSON.parse(respuesta.payload) : undefined;
};

const textosDe = (campos: unknown): string[] =>
  typeof campos === 'object' && campos !== null ? Object.values(campos).map(String) : [];

const juzgarRechazo = (cuerpo: Cuerpo): string | null => {
  const { message, error } = cuerpo;
  if (typeof message !== 'string' || error?.message !== message || typeof error.codigo !== 'string')
    return 'el rechazo no tiene la forma de los errores';
  const malo = [message, ...textosDe(error.campos)].find(
    (texto) => INGLES.test(texto) || INTERIOR.test(texto),
  );
  return malo === undefined ? null : `el rechazo dice «${malo}»`;
};

const juzgarAcierto = (cuerpo: unknown, { respuesta }: FormaDeRuta, deConsulta: boolean): string | null => {
  if (!respuesta || cuerpo === undefined) return null;
  const reservado = CAMPOS_RESERVADOS.find((campo) => JSON.stringify(cuerpo).includes(`"${campo}":`));
  // What is described is what an administrator sees; others see less.
  if (deConsulta) return reservado ? `CONSULTA recibió ${reservado}` : null;
  const { error } = respuesta.safeParse(cuerpo);
  return error ? `la respuesta no es como se describe: ${JSON.stringify(error.issues).slice(0, 600)}` : null;
};

/** What is wrong with the answer, in words; `null` when nothing is. */
const juzgar = (
  respuesta: LightMyRequestResponse,
  peticion: PeticionHostil,
  forma: FormaDeRuta,
): string | null => {
  const { statusCode, payload } = respuesta;
  if (!BUENOS.has(statusCode) && !RECHAZOS.has(statusCode))
    return `estado ${statusCode}: ${payload.slice(0, 300)}`;
  const cuerpo = leer(respuesta);
  if (RECHAZOS.has(statusCode)) return juzgarRechazo((cuerpo ?? {}) as Cuerpo);
  return juzgarAcierto(cuerpo, forma, peticion.cabeceras.authorization?.includes(QUIEN.consulta) ?? false);
};

const SEMILLA = Number(process.env.FUZZ_SEMILLA ?? 20_261_121);
const POR_RUTA = Number(process.env.FUZZ_POR_RUTA ?? 40);
const PETICIONES_MINIMO = 5_000;

/** A third of the values for each field, another third for the next: all of them many times over. */
const suParte = <T>(valores: readonly T[], campo: number): T[] =>
  valores.filter((_, n) => (n + campo) % 3 === 0);

const RUTAS = POLITICA_API.map(
  (regla) => [`${regla.metodo} ${regla.servicio} ${regla.ruta}`, regla] as const,
);

describe('cada llamada de la tabla de accesos ante lo que sea', { timeout: 400_000 }, () => {
  let blanco: Blanco;
  let enviadas = 0;
  const estados = new Map<number, number>();
  const sinAtender: unknown[] = [];
  const anotar = (motivo: unknown): void => {
    sinAtender.push(motivo);
  };

  beforeAll(async () => {
    process.on('unhandledRejection', anotar);
    blanco = await abrirBlanco();
  });
  beforeEach(() => blanco.renovarSesiones());
  afterAll(async () => {
    process.off('unhandledRejection', anotar);
    await blanco.cerrar();
  });

  /** Each from another address: what is tried here is not the limit of calls per address. */
  const conSesion = () => ({
    authorization: `Bearer ${QUIEN.admin}`,
    'x-forwarded-for': `10.${enviadas >> 16}.${(enviadas >> 8) & 255}.${enviadas & 255}`,
  });
  const probar = async (regla: ReglaApi, forma: ReturnType<typeof formaDe>, peticion: PeticionHostil) => {
    const respuesta = await blanco.enviar(regla.metodo, peticion);
    enviadas++;
    estados.set(respuesta.statusCode, (estados.get(respuesta.statusCode) ?? 0) + 1);
    const queja = juzgar(respuesta, peticion, forma);
    if (queja) throw new Error(`${regla.metodo} ${JSON.stringify(peticion).slice(0, 2_000)}\n${queja}`);
  };

  it.each(RUTAS)('%s: cada campo con valores hostiles', async (_nombre, regla) => {
    const forma = formaDe(regla);
    const url = forma.direccion.replace(/\{\w+\}/g, '1');
    for (const [n, camino] of caminosDelCuerpo(forma).entries()) {
      for (const valor of suParte(VALORES_HOSTILES, n)) {
        const cabeceras = { ...conSesion(), 'content-type': 'application/json' };
        await probar(regla, forma, { url, cabeceras, cuerpo: cuerpoCon(forma, camino, valor) });
      }
    }
    for (const [n, nombre] of forma.consulta.entries()) {
      for (const texto of suParte(TEXTOS_HOSTILES, n)) {
        const direccion = `${url}?${nombre}=${enDireccion(texto)}`;
        await probar(regla, forma, { url: direccion, cabeceras: conSesion(), cuerpo: null });
      }
    }
  });

  it.each(RUTAS)('%s: peticiones al azar', async (_nombre, regla) => {
    const forma = formaDe(regla);
    await fc.assert(
      fc.asyncProperty(peticionHostil(forma), (peticion) => probar(regla, forma, peticion)),
      // The first request that fails is the one to read: the state it met is gone when it is sent again.
      { seed: SEMILLA, numRuns: POR_RUTA, endOnFailure: true },
    );
  });

  it('fueron miles, llegaron hasta las reglas y nada quedó sin atender', () => {
    console.info(
      `Fuzz: ${enviadas} peticiones, semilla ${SEMILLA}: ${JSON.stringify(Object.fromEntries(estados))}`,
    );
    expect(enviadas).toBeGreaterThanOrEqual(PETICIONES_MINIMO);
    const aceptadas = [200, 201, 202, 204].reduce((suma, estado) => suma + (estados.get(estado) ?? 0), 0);
    expect(aceptadas).toBeGreaterThan(enviadas / 20);
    expect(sinAtender).toEqual([]);
  });

  it('la base de datos queda sana', async () => {
    expect(await invariantesRotas(blanco.base.db)).toEqual([]);
  });
});
