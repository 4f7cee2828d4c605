import { randomBytes } from 'node:crypto';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { type CasaDeLaFamilia, casaDeLaFamilia } from '@tests/server/apoyo/casa-de-la-familia';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const PERSONA = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36' };

interface Vista {
  estado: number;
  cabeceras: Headers;
  texto: string;
  bytes: ArrayBuffer;
}

export interface Visita {
  base: BaseDatosAbierta;
  servidor: ServidorDePrueba;
  casa: CasaDeLaFamilia;
  /** Each line of the log. */
  registro: string[];
  /** Until the next test, the server lives that many milliseconds later. */
  adelantar(ms: number): void;
  /** Each from an address of its own, so that only the test of the limit meets it. */
  pedir(ruta: string, cabeceras?: Record<string, string>, metodo?: string): Promise<Vista>;
}

/** A server behind a proxy with the family of `casa-de-la-familia`, opened once for a file. */
export const usarVisita = (alAbrir: (visita: Visita) => void): void => {
  let adelanto = 0;
  let siguiente = 0;
  let abierta: Visita | null = null;
  beforeAll(async () => {
    const registro: string[] = [];
    const base = await abrirPGliteDePrueba();
    const servidor = await crearServidorDePrueba({
      db: base.db,
      detrasDeProxy: true,
      reloj: { ahora: () => new Date(Date.now() + adelanto) },
      registro: (linea) => registro.push(linea),
    });
    abierta = {
      base,
      servidor,
      casa: await casaDeLaFamilia(servidor),
      registro,
      adelantar: (ms) => {
        adelanto = ms;
      },
      pedir: async (ruta, cabeceras = {}, metodo = 'GET') => {
        siguiente += 1;
        const respuesta = await fetch(servidor.url + ruta, {
          method: metodo,
          headers: {
            'x-forwarded-for': `10.1.${siguiente >> 8}.${siguiente & 255}`,
            ...PERSONA,
            ...cabeceras,
          },
        });
        const bytes = await respuesta.arrayBuffer();
        const texto = new TextDecoder().decode(bytes);
        return { estado: respuesta.status, cabeceras: respuesta.headers, texto, bytes };
      },
    };
    alAbrir(abierta);
  });
  beforeEach(() => {
    adelanto = 0;
  });
  afterAll(async () => {
    await abierta?.servidor.cerrar();
    await abierta?.base.cerrar();
  });
};

/** A token that was never given. */
export const desconocido = () => randomBytes(32).toString('base64url');

/** Without what every answer has of its own. */
export const comparable = ({ estado, texto, cabeceras }: Vista) => {
  const suyas = [...cabeceras].filter(([nombre]) => !/^(?:date|x-request-id|x-ratelimit-.*)$/.test(nombre));
  return { estado, texto, cabeceras: suyas };
};
