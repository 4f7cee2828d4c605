import { setTimeout as pausa } from 'node:timers/promises';
import { type PeticionHostil, QUIEN } from '@tests/fuzz/apoyo/peticion-hostil';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { crearCuenta } from '@tests/server/apoyo/crear-cuenta';
import { credencialDe } from '@tests/server/apoyo/credencial-de';
import {
  fabricarAcudiente,
  fabricarMensualidad,
  fabricarParticipante,
  fabricarSede,
} from '@tests/server/apoyo/fabricar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import type { LightMyRequestResponse } from 'fastify';
import type { Metodo } from '@/domain/shared/politica/manifiesto';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

/** No call of the product takes this long: what does, hangs. */
const PLAZO_MS = 15_000;
const ADMINISTRADOR = 1;

export interface Blanco {
  base: BaseDatosAbierta;
  /** Throws when the answer does not come. */
  enviar(metodo: Metodo, peticion: PeticionHostil): Promise<LightMyRequestResponse>;
  /** New sessions: the calls that are tried close them, as they should. */
  renovarSesiones(): Promise<void>;
  cerrar(): Promise<void>;
}

/** Answers the id of the last, which no request names: the others come and go. */
const poblarUsuarios = async (servidor: ServidorDePrueba): Promise<number> => {
  let ultimo = 0;
  for (const nombre of ['tercero', 'cuarto', 'quinto']) {
    const email = `${nombre}@fundacion.example`;
    const { id } = await crearCuenta(servidor, { email, password: 'clave-de-consulta', rol: 'CONSULTA' });
    ultimo = Number(id);
  }
  return ultimo;
};

const poblar = async (servidor: ServidorDePrueba): Promise<void> => {
  for (let n = 0; n < 3; n++) {
    const sede = await fabricarSede(servidor);
    const { id } = await fabricarParticipante(servidor, {
      sede_id: sede.id,
      area: 'HOMBRES',
      estado: 'ACTIVO',
      fecha_ingreso: '2026-01-01',
      valor_mensualidad: 850_000,
    });
    await fabricarAcudiente(servidor, id);
    await fabricarMensualidad(servidor, id, { periodo: `2026-0${n + 1}` });
  }
};

/** The real application, asked without a network in between, with some records of each kind. */
export const abrirBlanco = async (): Promise<Blanco> => {
  const base = await abrirPGliteDePrueba();
  const servidor = await crearServidorDePrueba({ db: base.db, detrasDeProxy: true });
  await poblar(servidor);
  const consulta = await poblarUsuarios(servidor);
  const tokens = { [QUIEN.admin]: servidor.tokenAdmin, [QUIEN.consulta]: servidor.tokenConsulta };
  const abrirSesion = async (usuario: number): Promise<string> => {
    const token = tokensAleatorios.nuevo();
    const { sesiones, huellaDeToken } = servidor.servicios;
    await sesiones.abrir(huellaDeToken(token), await credencialDe(base.db, usuario));
    return token;
  };
  const conTokens = (cabeceras: PeticionHostil['cabeceras']): Record<string, string> =>
    Object.fromEntries(
      Object.entries(cabeceras).map(([nombre, valor]) => [
        nombre,
        valor.replace(QUIEN.admin, tokens[QUIEN.admin]).replace(QUIEN.consulta, tokens[QUIEN.consulta]),
      ]),
    );
  return {
    base,
    enviar: async (method, { url, cabeceras, cuerpo }) => {
      const reloj = new AbortController();
      const tarde = pausa(PLAZO_MS, null, { signal: reloj.signal }).then(() => {
        throw new Error(`Sin respuesta después de ${PLAZO_MS} ms`);
      });
      tarde.catch(() => {});
      const respuesta = servidor.app.inject({
        method,
        url,
        headers: conTokens(cabeceras),
        ...(cuerpo === null ? {} : { payload: cuerpo }),
      });
      return Promise.race([respuesta, tarde]).finally(() => reloj.abort());
    },
    renovarSesiones: async () => {
      tokens[QUIEN.admin] = await abrirSesion(ADMINISTRADOR);
      tokens[QUIEN.consulta] = await abrirSesion(consulta);
    },
    cerrar: async () => {
      await servidor.cerrar();
      await base.cerrar();
    },
  };
};
